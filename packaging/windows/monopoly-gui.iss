; The installer for Windows, made by Inno Setup 6 from the program in a folder:
;   iscc /DVersion=1.2.3 packaging\windows\monopoly-gui.iss
; It installs for one user without asking for rights; an older version is replaced.

#define Name "monopoly-gui"
#define Title "Monopoly"

[Setup]
AppId={{8B1E6B0C-6A57-4C5B-9A86-3D1F0A7E52C4}
AppName={#Title}
AppVersion={#Version}
AppPublisher=The monopoly-gui authors
VersionInfoVersion={#Version}
DefaultDirName={autopf}\{#Title}
DefaultGroupName={#Title}
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0
LicenseFile=..\..\LICENSE
SourceDir=..\..
OutputDir=dist
OutputBaseFilename={#Name}-{#Version}-setup
SetupIconFile=build\frozen\made\{#Name}.ico
UninstallDisplayIcon={app}\{#Name}.exe
UninstallDisplayName={#Title}
Compression=lzma2
SolidCompression=yes
WizardStyle=modern

[Languages]
Name: "english"; MessagesFile: "compiler:Default.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; files of an older version that the new one does not have
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "dist\{#Name}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs

[Icons]
Name: "{group}\{#Title}"; Filename: "{app}\{#Name}.exe"
Name: "{autodesktop}\{#Title}"; Filename: "{app}\{#Name}.exe"; Tasks: desktopicon

[Run]
Filename: "{app}\{#Name}.exe"; Description: "{cm:LaunchProgram,{#Title}}"; Flags: nowait postinstall skipifsilent
