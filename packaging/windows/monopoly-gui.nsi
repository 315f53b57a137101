; The installer for Windows, of the program in a folder; packaging/windows/installer.py makes it
; with makensis, on Linux or on Windows, and defines the ${} values.
;
; It installs for one user, without an administrator, and replaces an older version.
;   setup.exe /S [/D=FOLDER]    without questions; /D comes last and needs no quotes
;   uninstall.exe /S [/GAMES]   without questions; /GAMES removes saved games as well
; Exits with 0, with 1 if the user cancels, with 2 if the game is running or a file is in use.

Unicode true
Target ${TARGET}
ManifestDPIAware true
ManifestSupportedOS Win10
RequestExecutionLevel user
SetCompressor /SOLID lzma

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include Sections.nsh
!include WinVer.nsh

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\{${ID}}"

Name "${TITLE}"
OutFile "${OUT}"
BrandingText "${TITLE} ${VERSION}"
InstallDir "$LOCALAPPDATA\Programs\${TITLE}"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
ShowInstDetails nevershow
ShowUninstDetails nevershow

VIProductVersion "${NUMBERS}"
VIAddVersionKey /LANG=1033 "ProductName" "${TITLE}"
VIAddVersionKey /LANG=1033 "FileDescription" "${TITLE} Setup"
VIAddVersionKey /LANG=1033 "CompanyName" "${PUBLISHER}"
VIAddVersionKey /LANG=1033 "LegalCopyright" "${COPYRIGHT}"
VIAddVersionKey /LANG=1033 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=1033 "ProductVersion" "${VERSION}"

; appearance ----------------------------------------------------------------------

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${SIDE}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\${NAME}.exe"
!define MUI_FINISHPAGE_SHOWREADME ""
!define MUI_FINISHPAGE_SHOWREADME_NOTCHECKED
!define MUI_FINISHPAGE_SHOWREADME_TEXT "$(ON_DESKTOP)"
!define MUI_FINISHPAGE_SHOWREADME_FUNCTION link_on_desktop

!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!define MUI_COMPONENTSPAGE_NODESC
!define MUI_PAGE_HEADER_SUBTEXT "$(UN_SUBTITLE)"
!define MUI_COMPONENTSPAGE_TEXT_TOP "$(UN_TEXT)"
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES

; the language of the system, or English if it is not among these
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "SpanishInternational"

!macro told LANGUAGE NEWER RUNNING ON_DESKTOP UN_SUBTITLE UN_TEXT GAMES
  LangString NEWER ${LANG_${LANGUAGE}} "${NEWER}"
  LangString RUNNING ${LANG_${LANGUAGE}} "${RUNNING}"
  LangString ON_DESKTOP ${LANG_${LANGUAGE}} "${ON_DESKTOP}"
  LangString UN_SUBTITLE ${LANG_${LANGUAGE}} "${UN_SUBTITLE}"
  LangString UN_TEXT ${LANG_${LANGUAGE}} "${UN_TEXT}"
  LangString GAMES ${LANG_${LANGUAGE}} "${GAMES}"
!macroend

!insertmacro told ENGLISH \
  "${TITLE} needs Windows 10 or later." \
  "${TITLE} is running. Close it, then try again." \
  "Put ${TITLE} on the desktop" \
  "Your saved games stay unless you choose otherwise." \
  "Saved games, settings and boards of your own are kept for another time. Tick the box to delete them as well." \
  "Saved games, settings and own boards"
!insertmacro told GERMAN \
  "${TITLE} braucht Windows 10 oder neuer." \
  "${TITLE} läuft gerade. Bitte schließen und dann noch einmal versuchen." \
  "${TITLE} auf den Desktop legen" \
  "Die Spielstände bleiben, wenn nichts anderes gewählt wird." \
  "Spielstände, Einstellungen und eigene Spielpläne bleiben für ein anderes Mal erhalten. Mit einem Häkchen werden auch sie gelöscht." \
  "Spielstände, Einstellungen und eigene Spielpläne"
!insertmacro told FRENCH \
  "${TITLE} demande Windows 10 ou une version plus récente." \
  "${TITLE} est ouvert. Fermez-le, puis réessayez." \
  "Placer ${TITLE} sur le bureau" \
  "Vos parties enregistrées restent, sauf si vous en décidez autrement." \
  "Les parties enregistrées, les réglages et vos propres plateaux sont gardés pour une autre fois. Cochez la case pour les supprimer aussi." \
  "Parties enregistrées, réglages et plateaux personnels"
!macro spanish LANGUAGE
  !insertmacro told ${LANGUAGE} \
    "${TITLE} necesita Windows 10 o posterior." \
    "${TITLE} está abierto. Ciérrelo e inténtelo de nuevo." \
    "Poner ${TITLE} en el escritorio" \
    "Sus partidas guardadas se conservan si no elige otra cosa." \
    "Las partidas guardadas, los ajustes y sus propios tableros se conservan para otra ocasión. Marque la casilla para eliminarlos también." \
    "Partidas guardadas, ajustes y tableros propios"
!macroend
!insertmacro spanish SPANISH
!insertmacro spanish SPANISHINTERNATIONAL

; sections ------------------------------------------------------------------------

; do nothing while the game is running, to avoid a half-installed version
!macro look_whether_open PROGRAM
  ${If} ${FileExists} "$INSTDIR\${PROGRAM}"
    ClearErrors
    FileOpen $0 "$INSTDIR\${PROGRAM}" a
    ${If} ${Errors}
      StrCpy $1 open
    ${Else}
      FileClose $0
    ${EndIf}
  ${EndIf}
!macroend

!macro wait_until_closed
  ${Do}
    StrCpy $1 ""
    !insertmacro look_whether_open "${NAME}.exe"
    !insertmacro look_whether_open "${NAME}-console.exe"
    ${If} $1 == ""
      ${ExitDo}
    ${EndIf}
    ${If} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDCANCEL`
      SetErrorLevel 2
      Abort
    ${EndIf}
  ${Loop}
!macroend

Function .onInit
  ${IfNot} ${AtLeastWin10}
    MessageBox MB_OK|MB_ICONSTOP "$(NEWER)" /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
FunctionEnd

Section "${TITLE}"
  !insertmacro wait_until_closed
  ; files of an older version that are not in this one
  ${If} ${FileExists} "$INSTDIR\${NAME}.exe"
    RMDir /r "$INSTDIR\_internal"
  ${EndIf}
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${TITLE}.lnk" "$INSTDIR\${NAME}.exe"
  WriteRegStr HKCU "${KEY}" "DisplayName" "${TITLE}"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\${NAME}.exe"
  WriteRegStr HKCU "${KEY}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
  ; a double click opens shared games and boards
  WriteRegStr HKCU "Software\Classes\.monopoly" "" "${NAME}"
  WriteRegStr HKCU "Software\Classes\${NAME}" "" "${TITLE}"
  WriteRegStr HKCU "Software\Classes\${NAME}\DefaultIcon" "" "$INSTDIR\${NAME}.exe,0"
  WriteRegStr HKCU "Software\Classes\${NAME}\shell\open\command" "" '"$INSTDIR\${NAME}.exe" "%1"'
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" "$0"
SectionEnd

Function link_on_desktop
  SetOutPath "$INSTDIR"
  CreateShortcut "$DESKTOP\${TITLE}.lnk" "$INSTDIR\${NAME}.exe"
FunctionEnd

Section "un.${TITLE}"
  SectionIn RO
  !insertmacro wait_until_closed
  ; only installed files: other files in the chosen folder stay
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\${NAME}.exe"
  Delete "$INSTDIR\${NAME}-console.exe"
  Delete "$INSTDIR\LICENSE.txt"
  Delete "$INSTDIR\LICENSES.txt"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${TITLE}.lnk"
  Delete "$DESKTOP\${TITLE}.lnk"
  DeleteRegKey HKCU "${KEY}"
  DeleteRegKey HKCU "Software\Classes\${NAME}"
  DeleteRegKey HKCU "Software\Classes\.monopoly"
SectionEnd

Section /o "un.$(GAMES)" games
  RMDir /r "$LOCALAPPDATA\${NAME}"
SectionEnd

Function un.onInit
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/GAMES" $1
  ${IfNot} ${Errors}
    SectionSetFlags ${games} ${SF_SELECTED}
  ${EndIf}
FunctionEnd
