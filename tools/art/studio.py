"""The studio for rendering the pieces: Blender as a module, one sun, one camera.

Run the scripts beside this file with a Python that has ``bpy``, ``numpy``, ``scipy``, ``pillow``
and the packages of the game: ``pip install bpy==5.0.1 numpy scipy pillow -e .``.  The game itself
never imports any of it; it shows the pictures in ``assets``.
"""

import math
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import bpy
import numpy as np
from mathutils import Matrix, Vector
from PIL import Image

ASSETS = Path(__file__).resolve().parents[2] / "assets"
#: where the sun stands, as ``monopoly_gui/ui/pieces/sun.py`` has it: right, towards the viewer, up
SUN = (-0.55, -0.38, 1.0)
#: width of the far edge of the board and its height on the screen, in widths of the near edge
FAR, HIGH = 0.76, 0.70


@dataclass(frozen=True)
class Seat:
    """A camera that looks at the middle of a board with sides of one, from ``elevation``."""

    elevation: float
    distance: float

    @property
    def place(self) -> Vector:
        return Vector(
            (0, -self.distance * math.cos(self.elevation), self.distance * math.sin(self.elevation))
        )


def seat() -> Seat:
    """The camera that sees the board as the game lays it down."""
    sine = HIGH / (FAR + (1 - FAR) / 2)
    elevation = math.asin(sine)
    deep = math.cos(elevation) / (1 - FAR)
    return Seat(elevation, deep - math.cos(elevation) / 2)


def empty(samples: int, sun: float = 3.0, sky: float = 0.6) -> Any:
    """A new scene that is transparent where nothing stands; its sun and its sky so strong."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.cycles.samples = samples
    scene.cycles.use_denoising = True
    scene.cycles.max_bounces = 4
    scene.cycles.seed = 1
    scene.render.threads_mode, scene.render.threads = "FIXED", 2
    scene.render.film_transparent = True
    scene.render.resolution_percentage = 100
    scene.render.use_persistent_data = True
    scene.view_settings.view_transform = "Standard"
    world = bpy.data.worlds.new("sky")
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = (1, 1, 1, 1)
    world.node_tree.nodes["Background"].inputs[1].default_value = sky
    scene.world = world
    if sun:
        light = bpy.data.lights.new("sun", "SUN")
        light.energy, light.angle = sun, math.radians(6)
        lamp = bpy.data.objects.new("sun", light)
        # the viewer sits at negative y in here
        way = Vector((-SUN[0], SUN[1], -SUN[2]))
        lamp.rotation_euler = way.to_track_quat("-Z", "Y").to_euler()
        scene.collection.objects.link(lamp)
    camera = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    scene.collection.objects.link(camera)
    scene.camera = camera
    return scene


def surround(scene: Any, sky: np.ndarray) -> None:
    """Let metal mirror these surroundings: rows from below to above, columns once around."""
    high, wide, _ = sky.shape
    image = bpy.data.images.new("surroundings", wide, high, float_buffer=True)
    pixels = np.ones((high, wide, 4), np.float32)
    pixels[..., :3] = sky
    image.pixels.foreach_set(pixels.ravel())
    tree = scene.world.node_tree
    node = tree.nodes.new("ShaderNodeTexEnvironment")
    node.image = image
    tree.links.new(node.outputs[0], tree.nodes["Background"].inputs[0])


def material(
    colour: tuple[float, float, float],
    roughness: float,
    metallic: float = 0.0,
    coat: float = 0.0,
    gloss: float = 0.5,
) -> Any:
    made = bpy.data.materials.new("material")
    made.use_nodes = True
    shader = made.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*colour, 1)
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Metallic"].default_value = metallic
    shader.inputs["Specular IOR Level"].default_value = gloss
    shader.inputs["Coat Weight"].default_value = coat
    shader.inputs["Coat Roughness"].default_value = 0.12
    return made


def thing(
    scene: Any,
    corners: Sequence[Sequence[float]] | np.ndarray,
    faces: Sequence[Sequence[int]] | np.ndarray,
    bevel: float = 0.0,
) -> Any:
    """Something solid, its edges rounded by so much."""
    mesh = bpy.data.meshes.new("solid")
    mesh.from_pydata(
        [tuple(map(float, c)) for c in corners], [], [tuple(map(int, f)) for f in faces]
    )
    mesh.validate()
    made = bpy.data.objects.new("solid", mesh)
    scene.collection.objects.link(made)
    if bevel:
        rounded = made.modifiers.new("bevel", "BEVEL")
        rounded.width, rounded.segments, rounded.limit_method = bevel, 4, "ANGLE"
        # what is flat is evenly lit
        rounded.harden_normals = True
    mesh.shade_smooth()
    return made


def catch_shadows(scene: Any) -> None:
    """A ground of which only the shadows are seen that fall on it."""
    ground = thing(scene, [(-9, -9, 0), (9, -9, 0), (9, 9, 0), (-9, 9, 0)], [(0, 1, 2, 3)])
    ground.data.materials.append(material((0.4, 0.4, 0.4), 1.0))
    ground.is_shadow_catcher = True


def look_level(scene: Any, elevation: float, wide: float) -> tuple[Vector, Vector]:
    """Look without perspective; what is to the right and above, and ``wide`` units are seen."""
    camera = scene.camera
    camera.data.type, camera.data.ortho_scale = "ORTHO", wide
    camera.data.clip_end = 100
    camera.location = (0, -20 * math.cos(elevation), 20 * math.sin(elevation))
    camera.rotation_euler = (math.pi / 2 - elevation, 0, 0)
    return Vector((1, 0, 0)), Vector((0, math.sin(elevation), math.cos(elevation)))


def look_from_seat(scene: Any, at: tuple[float, float], wide: float, drop: float) -> None:
    """Look from the seat at what stands at a place, ``wide`` units around it.

    The place is ``drop`` heights of the picture below its middle; right and away from the viewer.
    """
    sitting, camera = seat(), scene.camera
    camera.data.type, camera.data.sensor_width = "PERSP", 36.0
    camera.location = sitting.place
    camera.rotation_euler = (math.pi / 2 - sitting.elevation, 0, 0)
    turn = Matrix.Rotation(math.pi / 2 - sitting.elevation, 3, "X").transposed()
    x, y, z = turn @ (Vector((at[0], at[1], 0)) - sitting.place)
    camera.data.lens = 36.0 * -z / wide
    camera.data.shift_x, camera.data.shift_y = x / wide, y / wide + drop
    camera.data.clip_start, camera.data.clip_end = 0.01, 100


def photograph(scene: Any, size: tuple[int, int]) -> Image.Image:
    """The picture of what stands in the scene."""
    scene.render.resolution_x, scene.render.resolution_y = size
    with tempfile.TemporaryDirectory() as folder:
        scene.render.filepath = str(Path(folder) / "picture.png")
        scene.render.image_settings.file_format = "PNG"
        scene.render.image_settings.color_mode = "RGBA"
        bpy.ops.render.render(write_still=True)
        return Image.open(scene.render.filepath).convert("RGBA")


def save_grey(picture: Image.Image, file: Path) -> None:
    """A grey picture with what shines through, as small as it gets."""
    grey, alpha = picture.convert("L"), picture.getchannel("A")
    pixels = np.array(grey)
    pixels[np.array(alpha) == 0] = 0
    Image.merge("LA", (Image.fromarray(pixels), alpha)).save(file, optimize=True)
