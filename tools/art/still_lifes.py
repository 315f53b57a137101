"""Bake the small things that lie on the tables, beside the far corners of the board.

    python -m tools.art.still_lifes [MATERIAL ...]

For each material of a table ``MATERIAL_left.png`` and ``MATERIAL_right.png``, seen from the seat,
with their shadow on the table. Needs ``bpy`` as ``studio.py`` does.
"""

import math
import sys
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeAlias

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector
from PIL import Image
from scipy.cluster.vq import kmeans2

from tools.art import studio
from tools.art.buildings import turned
from tools.art.table import MATERIALS

OUT = studio.ASSETS / "table"
#: pixels of a picture, and how many units are seen from its top to its bottom
SIZE, HIGH = (240, 320), 4.0
SAMPLES = 24
#: colours of a palette, with which a picture is a quarter as large
PALETTE = 255
Colour: TypeAlias = tuple[float, float, float]
Outline: TypeAlias = list[tuple[float, float]]
Points: TypeAlias = Sequence[tuple[float, float, float]]

BRASS = (0.62, 0.40, 0.12)
SILVER = (0.66, 0.66, 0.68)
IVORY = (0.80, 0.75, 0.62)
INK = (0.02, 0.02, 0.03)


# -- what things are made of ----------------------------------------------------------
def metal(colour: Colour, rough: float = 0.28) -> Any:
    return studio.material(colour, rough, metallic=1.0)


def glazed(colour: Colour) -> Any:
    return studio.material(colour, 0.25, coat=0.7)


def mottled(
    dark: Colour,
    light: Colour,
    size: float,
    rough: float = 0.6,
    bump: float = 0.0,
    stretch: tuple[float, float, float] = (1, 1, 1),
) -> Any:
    """Spots of two colours, ``size`` of them to a unit, on a surface as uneven."""
    made = studio.material(light, rough)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    place, scale = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeMapping")
    scale.inputs["Scale"].default_value = stretch
    noise, ramp = nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeValToRGB")
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = size, 6
    for end, colour, at in ((0, dark, 0.32), (1, light, 0.68)):
        ramp.color_ramp.elements[end].color = (*colour, 1)
        ramp.color_ramp.elements[end].position = at
    shader = nodes["Principled BSDF"]
    links.new(place.outputs["Object"], scale.inputs[0])
    links.new(scale.outputs[0], noise.inputs["Vector"])
    links.new(noise.outputs[0], ramp.inputs[0])
    links.new(ramp.outputs[0], shader.inputs["Base Color"])
    if bump:
        uneven = nodes.new("ShaderNodeBump")
        uneven.inputs["Strength"].default_value, uneven.inputs["Distance"].default_value = bump, 0.1
        links.new(noise.outputs[0], uneven.inputs["Height"])
        links.new(uneven.outputs[0], shader.inputs["Normal"])
    return made


def clear(colour: Colour, rough: float, through: float = 1.0) -> Any:
    made = studio.material(colour, rough)
    made.node_tree.nodes["Principled BSDF"].inputs["Transmission Weight"].default_value = through
    return made


# -- shapes ---------------------------------------------------------------------------
def put(
    made: Any,
    of: Any,
    at: tuple[float, float, float] = (0, 0, 0),
    turn: tuple[float, float, float] = (0, 0, 0),
    scale: float = 1.0,
) -> Any:
    """Give a thing its material and its place; it is turned by degrees about x, y and z."""
    made.data.materials.clear()
    made.data.materials.append(of)
    spin = Euler([math.radians(angle) for angle in turn]).to_matrix().to_4x4()
    made.matrix_world = Matrix.Translation(at) @ spin @ Matrix.Scale(scale, 4) @ made.matrix_world
    return made


def moved(things: Sequence[Any], at: tuple[float, float], turn: float, scale: float = 1.0) -> None:
    """Move what lies around the origin together."""
    way = Matrix.Translation((*at, 0)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
    for one in things:
        one.matrix_world = way @ Matrix.Scale(scale, 4) @ one.matrix_world


def rod(scene: Any, outline: Outline) -> Any:
    """What is turned on a lathe, lying along x: distances from its axis and places on it."""
    made = turned(scene, outline)
    made.matrix_world = Matrix.Rotation(math.pi / 2, 4, "Y")
    return made


def ball(
    scene: Any, size: tuple[float, float, float], uneven: float = 0.0, coarse: float = 0.5
) -> Any:
    """An ellipsoid, dented."""
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=6, radius=1)
    made = bpy.context.object
    made.matrix_world = Matrix.Diagonal((*size, 1))
    made.data.shade_smooth()
    if uneven:
        clouds = bpy.data.textures.new("clouds", "CLOUDS")
        clouds.noise_scale, clouds.noise_depth = coarse, 4
        dented = made.modifiers.new("dented", "DISPLACE")
        dented.texture, dented.strength = clouds, uneven
    return made


def wire(scene: Any, points: Points, thick: float, closed: bool = False) -> Any:
    """A round wire through these points."""
    curve = bpy.data.curves.new("wire", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", thick, 6
    curve.use_fill_caps = True
    line = curve.splines.new("NURBS")
    line.points.add(len(points) - 1)
    for point, place in zip(line.points, points, strict=True):
        point.co = (*place, 1)
    line.use_cyclic_u, line.use_endpoint_u, line.order_u = closed, not closed, 3
    made = bpy.data.objects.new("wire", curve)
    scene.collection.objects.link(made)
    return made


def ring(scene: Any, radius: float, thick: float) -> Any:
    turns = (2 * math.pi * step / 24 for step in range(24))
    points = [(radius * math.cos(a), radius * math.sin(a), 0.0) for a in turns]
    return wire(scene, points, thick, closed=True)


def plate(scene: Any, outline: Outline, thick: float, bevel: float = 0.0) -> Any:
    """Something flat with this outline, from the ground up."""
    count = len(outline)
    corners = [(x, y, z) for z in (0.0, thick) for x, y in outline]
    faces: list[Sequence[int]] = [tuple(reversed(range(count))), tuple(range(count, 2 * count))]
    faces += [(n, (n + 1) % count, (n + 1) % count + count, n + count) for n in range(count)]
    made = studio.thing(scene, corners, faces, bevel)
    made.data.shade_flat()
    return made


def written(scene: Any, text: str, size: float) -> Any:
    curve = bpy.data.curves.new("text", "FONT")
    curve.body, curve.size, curve.align_x, curve.align_y = text, size, "CENTER", "CENTER"
    curve.extrude = 0.002
    made = bpy.data.objects.new("text", curve)
    scene.collection.objects.link(made)
    return made


def drop(radius: float, high: float, foot: float = 0.0, steps: int = 12) -> Outline:
    """The outline of a rounded lump on a flat foot."""
    turns = [math.pi / 2 * (2 * step / steps - 1) for step in range(steps + 1)]
    made = [(radius * math.cos(a), foot + high * (1 + math.sin(a)) / 2) for a in turns]
    return [(max(far, 0.001), z) for far, z in made]


# -- things ---------------------------------------------------------------------------
def cup(china: Colour, band: Colour, drink: tuple[Colour, Colour]) -> Callable[[Any], None]:
    """A cup with its saucer."""

    def made(scene: Any) -> None:
        saucer = [(0.50, 0.0), (0.54, 0.05), (0.80, 0.09), (1.04, 0.20), (1.07, 0.23), (1.05, 0.25)]
        saucer += [(1.02, 0.24), (0.78, 0.14), (0.55, 0.10), (0.45, 0.09), (0.001, 0.09)]
        wall = [(0.30, 0.09), (0.32, 0.14), (0.47, 0.27), (0.60, 0.50), (0.67, 0.78), (0.68, 0.90)]
        wall += [
            (0.67, 0.92),
            (0.645, 0.90),
            (0.635, 0.78),
            (0.57, 0.52),
            (0.40, 0.3),
            (0.001, 0.2),
        ]
        hook = [(0.60, 0, 0.80), (0.82, 0, 0.86), (0.98, 0, 0.72), (0.90, 0, 0.46), (0.55, 0, 0.40)]
        parts = [
            put(turned(scene, saucer), glazed(china)),
            put(turned(scene, wall), glazed(china)),
            put(ring(scene, 0.945, 0.022), glazed(band), (0, 0, 0.197)),
            put(ring(scene, 0.668, 0.022), glazed(band), (0, 0, 0.835)),
            put(turned(scene, [(0.64, 0.79), (0.001, 0.79)]), mottled(*drink, 1.2, 0.12)),
            put(wire(scene, hook, 0.062), glazed(china)),
        ]
        moved(parts, (-0.08, -0.1), -38, 1.16)

    return made


def pencil(scene: Any, lacquer: Colour, long: float = 2.5) -> list[Any]:
    """Along x, its point to the right."""
    sides = [(math.pi / 3 * step + 0.26) for step in range(6)]
    half, r = long / 2, 0.105
    corners = [(x, r * math.cos(a), r * math.sin(a)) for x in (-half, half) for a in sides]
    faces: list[Sequence[int]] = [tuple(range(6)), tuple(range(6, 12))]
    faces += [(n, (n + 1) % 6, (n + 1) % 6 + 6, n + 6) for n in range(6)]
    shaft = studio.thing(scene, corners, faces, 0.012)
    shaft.data.shade_flat()
    wood = mottled((0.55, 0.33, 0.16), (0.72, 0.48, 0.26), 8, 0.7)
    up = (0.0, 0.0, 0.10)
    return [
        put(shaft, glazed(lacquer), up),
        put(rod(scene, [(0.10, half), (0.035, half + 0.30)]), wood, up),
        put(rod(scene, [(0.037, half + 0.29), (0.004, half + 0.40)]), studio.material(INK, 0.4),
            up),
        put(rod(scene, [(0.105, -half), (0.112, -half - 0.02), (0.112, -half - 0.22)]),
            metal(BRASS), up),
        put(rod(scene, [(0.10, -half - 0.2), (0.10, -half - 0.36), (0.07, -half - 0.42)]),
            studio.material((0.62, 0.20, 0.18), 0.8), up),
    ]  # fmt: skip


def key(scene: Any) -> list[Any]:
    """Of brass, along x, its bit to the right."""
    brass = metal(BRASS, 0.24)
    bow = [(-0.95 + 0.36 * math.cos(a) * (1 + 0.09 * math.cos(3 * a)),
            0.40 * math.sin(a) * (1 + 0.09 * math.cos(3 * a)), 0.0)
           for a in (2 * math.pi * step / 24 for step in range(24))]  # fmt: skip
    shaft = [(0.085, -0.60), (0.13, -0.55), (0.13, -0.48), (0.08, -0.43), (0.075, 0.85)]
    shaft += [(0.10, 0.87), (0.10, 0.95), (0.05, 1.0)]
    bit = [(0.42, 0.0), (0.42, -0.46), (0.54, -0.46), (0.54, -0.30), (0.62, -0.30)]
    bit += [(0.62, -0.46), (0.78, -0.46), (0.78, 0.0)]
    return [
        put(wire(scene, bow, 0.085, closed=True), brass, (0, 0, 0.10)),
        put(rod(scene, shaft), brass, (0, 0, 0.09)),
        put(plate(scene, bit, 0.09, 0.015), brass, (0, 0, 0.045)),
    ]


def pencil_and_key(scene: Any) -> None:
    moved(pencil(scene, (0.72, 0.42, 0.03)), (0.74, 0.15), 78)
    moved(key(scene), (-0.62, -0.25), 112, 0.85)


def pencil_and_rubber(scene: Any) -> None:
    moved(pencil(scene, (0.02, 0.16, 0.10)), (0.2, 0.2), 68)
    rubber = [(-0.36, -0.22), (0.36, -0.22), (0.36, 0.22), (-0.36, 0.22)]
    sleeve = [(-0.12, -0.23), (0.37, -0.23), (0.37, 0.23), (-0.12, 0.23)]
    moved([put(plate(scene, rubber, 0.24, 0.05), studio.material((0.80, 0.78, 0.74), 0.85)),
           put(plate(scene, sleeve, 0.255, 0.02), studio.material((0.05, 0.14, 0.36), 0.5))],
          (-0.55, -0.55), 24)  # fmt: skip


def pen(scene: Any) -> None:
    """A fountain pen beside its cap."""
    black, gold = (
        studio.material((0.015, 0.02, 0.05), 0.2, coat=1.0),
        metal((0.75, 0.50, 0.16), 0.2),
    )
    body = [(0.001, -1.25), (0.08, -1.24), (0.13, -1.1), (0.165, -0.4), (0.165, 0.35), (0.12, 0.40)]
    body += [(0.105, 0.78), (0.12, 0.84), (0.06, 0.85)]
    nib = [(0.82, 0.07), (1.0, 0.09), (1.32, 0.0), (1.0, -0.09), (0.82, -0.07)]
    up = (0, 0, 0.165)
    parts = [
        put(rod(scene, body), black, up),
        put(plate(scene, nib, 0.03, 0.01), gold, (0, 0, 0.17)),
    ]
    for at in (-1.02, 0.33):
        far = 0.145 if at < 0 else 0.172
        parts.append(
            put(rod(scene, [(far, at), (far + 0.006, at + 0.04), (far, at + 0.08)]), gold, up)
        )
    moved(parts, (0.25, 0.1), 64, 1.05)
    cap = [(0.17, -0.62), (0.19, -0.55), (0.19, 0.3), (0.15, 0.52), (0.001, 0.58)]
    clip = [(0.5, 0, 0.12), (0.45, 0, 0.25), (0.2, 0, 0.25), (-0.3, 0, 0.22)]
    lid = [put(rod(scene, cap), black, (0, 0, 0.19)),
           put(rod(scene, [(0.192, -0.5), (0.2, -0.45), (0.2, -0.38), (0.192, -0.33)]), gold,
               (0, 0, 0.19)),
           put(wire(scene, clip, 0.03), gold, (0, 0, 0.19))]  # fmt: skip
    moved(lid, (-0.55, -0.5), 104)


def dial(
    scene: Any, case: Colour, marks: int, hands: Sequence[tuple[float, float, float, Colour]]
) -> list[Any]:
    """A round case with a face; hands have an angle in degrees, a length, a width and a colour."""
    rim = [(0.80, 0.0), (0.95, 0.03), (1.0, 0.14), (0.98, 0.24), (0.93, 0.28), (0.86, 0.27)]
    rim += [(0.83, 0.22), (0.001, 0.22)]
    parts = [
        put(turned(scene, rim), metal(case, 0.25)),
        put(turned(scene, [(0.82, 0.225), (0.001, 0.225)]), studio.material(IVORY, 0.45, coat=0.6)),
    ]
    for step in range(marks):
        angle = 360 * step / marks
        large = step % (marks // 4) == 0
        bar = [(-0.016 - 0.016 * large, 0.64), (0.016 + 0.016 * large, 0.64)]
        bar += [(0.016 + 0.016 * large, 0.78), (-0.016 - 0.016 * large, 0.78)]
        parts.append(put(plate(scene, bar, 0.004), studio.material(INK, 0.5), (0, 0, 0.228),
                         (0, 0, angle)))  # fmt: skip
    for angle, long, wide, colour in hands:
        needle = [(-wide, 0.0), (0.0, -0.12), (wide, 0.0), (0.0, long)]
        parts.append(put(plate(scene, needle, 0.015), studio.material(colour, 0.4), (0, 0, 0.25),
                         (0, 0, -angle)))  # fmt: skip
    parts.append(put(turned(scene, drop(0.06, 0.05, 0.25)), metal(case)))
    return parts


def compass(scene: Any) -> None:
    red, blue = (0.45, 0.03, 0.02), (0.03, 0.06, 0.16)
    parts = dial(scene, BRASS, 16, ((-28, 0.60, 0.085, red), (152, 0.60, 0.085, blue)))
    for letter, x, y in (("N", 0, 0.46), ("E", 0.46, 0), ("S", 0, -0.46), ("W", -0.46, 0)):
        parts.append(put(written(scene, letter, 0.26), studio.material(INK, 0.5), (x, y, 0.229)))
    brass = metal(BRASS)
    parts.append(put(rod(scene, [(0.10, 0.95), (0.12, 1.0), (0.12, 1.1), (0.07, 1.14)]), brass,
                     (0, 0, 0.14), (0, 0, 90)))  # fmt: skip
    parts.append(put(ring(scene, 0.2, 0.035), brass, (0, 1.32, 0.1), (14, 0, 0)))
    moved(parts, (-0.1, -0.05), 12, 1.05)


def watch(scene: Any) -> None:
    """A railway watch on its chain."""
    parts = dial(scene, SILVER, 12, ((305, 0.42, 0.055, INK), (48, 0.62, 0.04, INK)))
    for number in range(12):
        a = math.radians(30 * number)
        if number % 3 == 0:
            parts.append(put(written(scene, str(number or 12), 0.23), studio.material(INK, 0.5),
                             (0.49 * math.sin(a), 0.49 * math.cos(a), 0.229)))  # fmt: skip
    silver = metal(SILVER)
    parts.append(put(rod(scene, [(0.08, 0.95), (0.08, 1.03), (0.14, 1.05), (0.14, 1.16),
                                 (0.10, 1.2), (0.001, 1.2)]), silver, (0, 0, 0.14),
                     (0, 0, 90)))  # fmt: skip
    parts.append(put(ring(scene, 0.2, 0.035), silver, (0, 1.24, 0.13), (10, 0, 0)))
    moved(parts, (-0.22, 0.1), -24, 0.98)
    way = [Vector((0.36, 1.25, 0)), Vector((0.95, 1.1, 0)), Vector((1.2, 0.5, 0)),
           Vector((0.95, -0.15, 0)), Vector((1.12, -0.8, 0)), Vector((0.7, -1.35, 0)),
           Vector((0.05, -1.5, 0)), Vector((-0.6, -1.35, 0))]  # fmt: skip
    places = [a.lerp(b, step / 7) for a, b in pairwise(way) for step in range(7)]
    for number, (here, after) in enumerate(pairwise(places)):
        angle = math.degrees(math.atan2(*(after - here).yx))
        link = put(ring(scene, 0.07, 0.02), silver, (*here.xy, 0.05),
                   (35 if number % 2 else -35, 0, angle))  # fmt: skip
        link.matrix_world = link.matrix_world @ Matrix.Scale(1.35, 4, (1, 0, 0))


def whistle(scene: Any) -> None:
    """A guard's whistle of brass on its side, its cork in the slot, on a red cord."""
    brass, high = metal(BRASS, 0.22), 0.44
    turns = [math.radians(34 + (372 - 34) * step / 40) for step in range(41)]
    outline = [(1.45, 0.12), (1.45, 0.42), (0.70, 0.50), (0.64, 0.28)]
    outline += [(0.52 * math.cos(a), 0.52 * math.sin(a)) for a in turns]
    lip = [(1.36, 0.07), (1.47, 0.07), (1.47, 0.47), (1.36, 0.47)]
    tail = [(-0.50, 0.0, 0.2), (-0.62, 0.0, 0.2), (-0.68, 0.0, 0.2)]
    cord = [(-0.74, -0.02, 0.12), (-0.95, -0.16, 0.06), (-0.98, -0.55, 0.06), (-0.55, -0.85, 0.06),
            (0.1, -0.88, 0.06), (0.6, -0.78, 0.06), (0.9, -0.50, 0.06), (1.2, -0.50, 0.06),
            (1.22, -0.80, 0.06), (0.98, -1.02, 0.06)]  # fmt: skip
    parts = [
        put(plate(scene, outline, high, 0.05), brass),
        put(plate(scene, lip, high + 0.04, 0.03), brass),
        put(ring(scene, 0.40, 0.03), brass, (0, 0, high)),
        put(ball(scene, (0.24, 0.24, 0.06)), brass, (0, 0, high)),
        put(
            ball(scene, (0.15, 0.15, 0.15)),
            studio.material((0.36, 0.19, 0.08), 0.9),
            (0.50, 0.36, 0.27),
        ),
        put(wire(scene, tail, 0.06), brass),
        put(ring(scene, 0.15, 0.035), metal(SILVER), (-0.74, 0.0, 0.17), (60, 0, 15)),
        put(wire(scene, cord, 0.06), studio.material((0.42, 0.03, 0.03), 0.8)),
    ]
    moved(parts, (-0.2, -0.15), 38, 1.05)


def rope(scene: Any) -> None:
    """A coil of three strands."""
    hemp = mottled((0.36, 0.24, 0.11), (0.62, 0.46, 0.25), 14, 0.9, 0.4)
    turns, twist, steps = 4.6, 13.0, 620
    for strand in range(3):
        points = []
        for step in range(steps):
            share = step / (steps - 1)
            angle = 2 * math.pi * turns * share
            far = 0.30 + 0.20 * angle / (2 * math.pi)
            lay = twist * angle + strand * 2 * math.pi / 3
            far += 0.058 * math.cos(lay)
            points.append(
                (far * math.cos(angle), far * math.sin(angle), 0.1 + 0.058 * math.sin(lay))
            )
        put(wire(scene, points, 0.062), hemp, (0, -0.1, 0))


def moon_rock(scene: Any) -> None:
    grey = mottled((0.13, 0.12, 0.12), (0.40, 0.38, 0.37), 4, 0.95, 0.9)
    put(ball(scene, (0.95, 0.78, 0.62), 0.55, 0.75), grey, (-0.15, 0.15, 0.42), (0, 0, 20))
    put(ball(scene, (0.30, 0.24, 0.2), 0.5, 0.6), grey, (0.72, -0.85, 0.14), (0, 0, 70))
    put(ball(scene, (0.15, 0.13, 0.11), 0.4, 0.6), grey, (0.25, -1.15, 0.08))


def spanner(scene: Any) -> None:
    """An open one with a nut beside it."""

    def end(sign: int, size: float) -> Outline:
        """A head, its mouth open outwards, from one side of the shaft to the other."""
        outer = [math.radians(a) for a in range(-155, -24, 12)]
        upper = [math.radians(a) for a in range(25, 156, 12)]
        made = [(size * math.cos(a), size * math.sin(a)) for a in outer]
        made += [(size * 0.22, -size * 0.42), (-size * 0.18, -size * 0.30)]
        made += [(-size * 0.18, size * 0.30), (size * 0.22, size * 0.42)]
        made += [(size * math.cos(a), size * math.sin(a)) for a in upper]
        return [(sign * (1.12 + x), sign * y) for x, y in made]

    outline = end(1, 0.44) + end(-1, 0.36)
    steel = metal((0.55, 0.57, 0.60), 0.3)
    groove = [(-0.5, -0.06), (0.5, -0.06), (0.5, 0.06), (-0.5, 0.06)]
    parts = [put(plate(scene, outline, 0.16, 0.03), steel),
             put(plate(scene, groove, 0.012), metal((0.2, 0.21, 0.23), 0.5),
                 (0, 0, 0.155))]  # fmt: skip
    moved(parts, (0.2, 0.15), 66, 1.0)
    nut(scene, (-0.55, -0.75), 12)


def nut(scene: Any, at: tuple[float, float], turn: float) -> None:
    """Six sides around a hole."""
    count = 48
    angles = [2 * math.pi * step / count for step in range(count)]
    outer = [0.34 / math.cos((a + math.pi / 6) % (math.pi / 3) - math.pi / 6) for a in angles]
    points = [(far * math.cos(a), far * math.sin(a), z) for z in (0.0, 0.26)
              for ring_of in (outer, [0.19] * count)
              for far, a in zip(ring_of, angles, strict=True)]  # fmt: skip
    low, hole, top, mouth = (part * count for part in range(4))
    faces = []
    for n in range(count):
        m = (n + 1) % count
        for one, two in ((low, top), (top, mouth), (mouth, hole), (hole, low)):
            faces.append((one + n, one + m, two + m, two + n))
    made = studio.thing(scene, points, faces, 0.02)
    made.data.shade_flat()
    put(made, metal((0.62, 0.52, 0.34), 0.3))
    moved([made], at, turn)


def crystals(scene: Any) -> None:
    """A cluster on a piece of rock."""
    violet = clear((0.50, 0.22, 0.78), 0.08, 0.55)
    rock = mottled((0.16, 0.13, 0.15), (0.36, 0.31, 0.34), 5, 0.9, 0.6)
    put(ball(scene, (0.80, 0.62, 0.26), 0.5, 0.6), rock, (0, 0, 0.12))
    for x, y, high, wide, lean, turn in (
        (-0.05, 0.10, 1.45, 0.27, 6, 20), (0.34, 0.02, 1.0, 0.20, 26, 0),
        (-0.42, 0.0, 0.95, 0.20, -27, 15), (0.08, -0.30, 0.72, 0.17, 16, -60),
        (-0.28, -0.28, 0.55, 0.14, -24, 40), (0.5, -0.25, 0.5, 0.12, 34, -20),
    ):  # fmt: skip
        sides = [math.pi / 3 * step for step in range(6)]
        corners = [(wide * f * math.cos(a), wide * f * math.sin(a), z)
                   for f, z in ((0.85, -0.2), (1.0, high - wide * 1.5)) for a in sides]  # fmt: skip
        corners.append((wide * 0.1, 0.0, high))
        faces: list[Sequence[int]] = [(n, (n + 1) % 6, (n + 1) % 6 + 6, n + 6) for n in range(6)]
        faces += [(n + 6, (n + 1) % 6 + 6, 12) for n in range(6)] + [tuple(reversed(range(6)))]
        made = studio.thing(scene, corners, faces, 0.012)
        made.data.shade_flat()
        put(made, violet, (x, y, 0.1), (0, lean, turn))


def scroll(scene: Any) -> None:
    """Rolled parchment, tied and sealed."""
    paper = mottled((0.56, 0.43, 0.24), (0.76, 0.65, 0.44), 3, 0.85, 0.1)
    turns = [2 * math.pi * 2.6 * step / 90 for step in range(91)]
    line = [((0.12 + 0.012 * a) * math.cos(a), (0.12 + 0.012 * a) * math.sin(a)) for a in turns]
    corners = [(x, y, z) for x in (-1.35, 1.35) for y, z in line]
    count = len(line)
    roll = studio.thing(scene, corners, [(n, n + 1, n + 1 + count, n + count)
                                         for n in range(count - 1)])  # fmt: skip
    thick = roll.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = 0.025
    red = studio.material((0.36, 0.02, 0.02), 0.3, coat=0.5)
    ribbon = studio.material((0.30, 0.03, 0.05), 0.6)
    tails = [[(-0.05, -0.27), (0.12, -0.27), (0.24, -0.85), (0.10, -0.80), (0.03, -0.9)],
             [(-0.10, -0.27), (0.06, -0.27), (-0.10, -0.8), (-0.16, -0.72),
              (-0.27, -0.76)]]  # fmt: skip
    parts = [
        put(roll, paper, (0, 0, 0.33)),
        put(
            rod(scene, [(0.33, -0.12), (0.335, -0.1), (0.335, 0.1), (0.33, 0.12)]),
            ribbon,
            (0, 0, 0.33),
        ),
        *(put(plate(scene, tail, 0.02), ribbon) for tail in tails),
        put(ball(scene, (0.24, 0.24, 0.07), 0.1, 0.5), red, (0.02, -0.26, 0.55), (52, 0, 0)),
        put(ring(scene, 0.13, 0.022), red, (0.02, -0.30, 0.595), (52, 0, 0)),
    ]
    moved(parts, (-0.05, -0.05), 62, 1.0)


def leaf(scene: Any, outline: Outline, of: Any, curl: float) -> Any:
    """A thin leaf along x with a rib, raised at its edges."""
    centre = [(x, 0.0) for x, _ in outline]
    corners = [(x, y, 0.02 + curl * y * y + 0.05 * x * x) for x, y in outline]
    corners += [(x, -y, 0.02 + curl * y * y + 0.05 * x * x) for x, y in outline]
    corners += [(x, 0.0, 0.02 + 0.05 * x * x) for x, _ in centre]
    count = len(outline)
    faces = []
    for n in range(count - 1):
        faces.append((2 * count + n, 2 * count + n + 1, n + 1, n))
        faces.append((2 * count + n, count + n, count + n + 1, 2 * count + n + 1))
    made = studio.thing(scene, corners, faces)
    thick = made.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = 0.02
    return put(made, of)


def oak_leaf() -> Outline:
    """Half of it, lobed."""
    made = []
    for step in range(61):
        share = step / 60
        body = 0.50 * math.sin(math.pi * share**0.75) ** 0.8
        lobe = 1 - 0.34 * (0.5 + 0.5 * math.cos(2 * math.pi * 4.0 * share))
        made.append((2.1 * (share - 0.5), max(0.0, body * lobe)))
    return made


def acorns(scene: Any) -> None:
    """Two on an oak leaf."""
    brown = mottled((0.30, 0.13, 0.04), (0.52, 0.26, 0.08), 3, 0.55, 0.1)
    stalk = [(-1.5, 0.06, 0.06), (-1.2, 0.0, 0.09), (-0.9, 0.0, 0.06), (0.9, 0.0, 0.08)]
    moved([leaf(scene, oak_leaf(), brown, 0.22), put(wire(scene, stalk, 0.03), brown)],
          (0.15, 0.15), 62, 1.12)  # fmt: skip
    nut_of = mottled((0.36, 0.20, 0.05), (0.56, 0.36, 0.12), 2, 0.3, 0.0, (0.3, 3, 3))
    rough = mottled((0.13, 0.08, 0.04), (0.33, 0.23, 0.13), 16, 0.9, 1.0)
    for at, turn in (((-0.42, -0.55), 20), ((0.25, -1.05), 152)):
        seed = [(0.28, 0.0), (0.33, 0.2), (0.30, 0.5), (0.19, 0.70), (0.06, 0.78), (0.02, 0.86)]
        seed.append((0.001, 0.87))
        cap = [
            (0.001, -0.27),
            (0.05, -0.26),
            (0.06, -0.2),
            (0.26, -0.16),
            (0.38, 0.0),
            (0.39, 0.14),
        ]
        cap += [(0.34, 0.16), (0.001, 0.15)]
        moved([put(rod(scene, seed), nut_of, (0, 0, 0.34), (0, 8, 0)),
               put(rod(scene, cap), rough, (0, 0, 0.36), (0, 8, 0))], at, turn, 0.92)  # fmt: skip


def pine_cone(scene: Any) -> None:
    """Scales around a core, as leaves around a stem."""
    of = mottled((0.16, 0.08, 0.04), (0.42, 0.26, 0.14), 6, 0.8, 0.3)
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=3, radius=1)
    scale = bpy.context.object
    scale.data.shade_smooth()
    scale.data.materials.append(of)
    way = (
        Matrix.Translation((-0.05, -0.05, 0.60))
        @ Euler((0.0, 0.0, math.radians(58))).to_matrix().to_4x4()
    )
    count = 130
    for number in range(count):
        share = number / (count - 1)
        along = -1.05 + 2.1 * share
        far = 0.52 * math.sin(math.pi * (0.16 + 0.80 * share) ** 0.9) ** 0.75
        size = 0.10 + 0.14 * math.sin(math.pi * (0.12 + 0.82 * share))
        angle = number * 2.39996
        one = scale.copy()
        scene.collection.objects.link(one)
        one.matrix_world = (
            way @ Matrix.Rotation(angle, 4, "X") @ Matrix.Translation((along, 0, far))
            @ Matrix.Rotation(math.radians(-52 + 44 * share), 4, "Y")
            @ Matrix.Diagonal((size * 1.25, size, size * 0.30, 1))
        )  # fmt: skip
    scene.collection.objects.unlink(scale)
    core = put(ball(scene, (0.95, 0.36, 0.36)), studio.material((0.08, 0.04, 0.02), 0.9))
    core.matrix_world = way @ core.matrix_world


def cherries(scene: Any) -> None:
    red = studio.material((0.30, 0.008, 0.016), 0.18, coat=0.8)
    fruit = [(0.02, 0.0), (0.16, 0.02), (0.35, 0.14), (0.45, 0.38), (0.42, 0.62), (0.28, 0.78)]
    fruit += [(0.12, 0.80), (0.03, 0.72), (0.001, 0.70)]
    green = mottled((0.10, 0.17, 0.03), (0.22, 0.32, 0.08), 4, 0.6)
    top = (0.35, 1.15, 0.35)
    for x, y, lean in ((-0.45, -0.35, -8), (0.42, -0.62, 10)):
        put(turned(scene, fruit), red, (x, y, 0), (6, lean, 0), 1.12)
        stalk = [(x, y, 0.78), (x, y + 0.25, 1.0), (x * 0.4 + 0.2, 0.6, 0.85), top]
        put(wire(scene, stalk, 0.030), green)
    put(ball(scene, (0.09, 0.07, 0.06)), green, top)
    blade = [(-0.6 + 1.2 * s / 30, 0.30 * math.sin(math.pi * (s / 30) ** 0.8)) for s in range(31)]
    moved([leaf(scene, blade, green, 0.5)], (-0.25, 1.2), 165, 1.05)


def spoon(scene: Any) -> None:
    """Of wood: a tapering handle and a hollow bowl."""
    long, around = 120, 32
    corners, faces = [], []
    for step in range(long + 1):
        x = -1.9 + 3.6 * step / long
        bowl = math.sqrt(max(0.0, 1 - ((x - 1.1) / 0.60) ** 2)) if x > 0.5 else 0.0
        wide = max(0.085 + 0.02 * (x < -1.7), 0.44 * bowl * (1 if x > 1.1 else 1.0))
        wide = max(wide, 0.085 + 0.28 * max(0.0, 1 - abs(x - 0.62) / 0.25) ** 2 * (x < 0.62))
        if step in (0, long):
            wide *= 0.3
        high = 0.085 + 0.07 * bowl
        for turn in range(around):
            a = 2 * math.pi * turn / around
            y, z = wide * math.cos(a), high * math.sin(a)
            if z > 0 and bowl:
                z -= 0.20 * bowl * max(0.0, 1 - (y / (0.40 * bowl + 0.01)) ** 2)
            corners.append((x, y, z + high))
    for step in range(long):
        for turn in range(around):
            a, b = step * around + turn, step * around + (turn + 1) % around
            faces.append((a, b, b + around, a + around))
    faces_all: list[Sequence[int]] = [*faces, tuple(reversed(range(around))),
                                      tuple(range(long * around, (long + 1) * around))]  # fmt: skip
    wood = mottled((0.42, 0.23, 0.10), (0.64, 0.41, 0.20), 3, 0.5, 0.05, (0.35, 4, 4))
    moved([put(studio.thing(scene, corners, faces_all), wood)], (0.05, 0.0), 64, 1.0)


def orange(scene: Any) -> None:
    """With a leaf at its stalk."""
    peel = mottled((0.72, 0.22, 0.01), (0.85, 0.32, 0.02), 30, 0.38, 0.35)
    green = mottled((0.04, 0.12, 0.03), (0.10, 0.24, 0.06), 4, 0.4)
    put(ball(scene, (0.92, 0.92, 0.86)), peel, (-0.1, -0.1, 0.85))
    put(turned(scene, drop(0.08, 0.08)), green, (-0.02, 0.1, 1.66))
    blade = [(-0.7 + 1.4 * s / 30, 0.30 * math.sin(math.pi * (s / 30) ** 0.85)) for s in range(31)]
    one = leaf(scene, blade, green, 0.4)
    put(one, green, (0.55, 0.42, 1.48), (-16, 24, 28), 0.95)


def olives(scene: Any) -> None:
    """In a small bowl of clay."""
    clay = mottled((0.34, 0.14, 0.07), (0.52, 0.25, 0.14), 4, 0.7, 0.1)
    bowl = [(0.45, 0.0), (0.50, 0.04), (0.80, 0.26), (0.98, 0.52), (1.0, 0.60), (0.95, 0.60)]
    bowl += [(0.86, 0.44), (0.6, 0.22), (0.001, 0.16)]
    put(turned(scene, bowl), clay, (0, -0.05, 0), scale=1.08)
    for number in range(12):
        angle, far = number * 2.39996, 0.17 * math.sqrt(number) * 1.05
        dark = number % 4 == 2
        of = glazed((0.06, 0.03, 0.05) if dark else (0.22 + 0.02 * (number % 3), 0.25, 0.04))
        put(ball(scene, (0.24, 0.18, 0.18)), of,
            (far * math.cos(angle), far * math.sin(angle) - 0.05, 0.52 + 0.10 * (number < 4)),
            (0, 12, 67 * number))  # fmt: skip


def lens(scene: Any) -> None:
    """A magnifying glass."""
    brass = metal(BRASS, 0.22)
    handle = [(0.07, 0.90), (0.10, 0.95), (0.10, 1.15), (0.08, 1.16), (0.13, 1.2), (0.17, 1.5)]
    handle += [(0.14, 2.0), (0.16, 2.3), (0.10, 2.42), (0.001, 2.44)]
    wood = mottled((0.10, 0.04, 0.02), (0.24, 0.10, 0.05), 3, 0.3, 0.0, (0.4, 4, 4))
    parts = [put(ring(scene, 0.90, 0.085), brass, (0, 0, 0.12)),
             put(rod(scene, handle[:4]), brass, (0, 0, 0.14)),
             put(rod(scene, handle[3:]), wood, (0, 0, 0.16))]  # fmt: skip
    shine = clear((0.9, 0.95, 0.97), 0.02)
    shine.node_tree.nodes["Principled BSDF"].inputs["Alpha"].default_value = 0.30
    parts.append(put(turned(scene, drop(0.80, 0.10, 0.07)), shine))
    moved(parts, (0.05, 0.70), -104, 0.88)


def macarons(scene: Any) -> None:
    """Two of them, one leaning on the other."""
    cream = studio.material((0.80, 0.72, 0.55), 0.7)
    for colour, at, turn in (((0.62, 0.26, 0.30), (-0.22, 0.25, 0.0), (0, 0, 0)),
                             ((0.42, 0.50, 0.24), (0.38, -0.62, 0.02), (0, -26, 40))):  # fmt: skip
        shell = mottled(tuple(0.8 * c for c in colour), colour, 9, 0.6, 0.1)  # type: ignore[arg-type]
        low = [(0.4, 0.0), (0.66, 0.03), (0.75, 0.14), (0.76, 0.2), (0.80, 0.22), (0.79, 0.29)]
        high = [(0.79, 0.38), (0.80, 0.45), (0.76, 0.47), (0.75, 0.53), (0.68, 0.64), (0.52, 0.72)]
        high += [(0.25, 0.76), (0.001, 0.77)]
        lift = (at[0], at[1], at[2] + (0.30 if turn[1] else 0.0))
        put(turned(scene, low), shell, lift, turn, 0.88)
        put(turned(scene, [(0.70, 0.27), (0.74, 0.33), (0.70, 0.40)]), cream, lift, turn, 0.88)
        put(turned(scene, high), shell, lift, turn, 0.88)


def large_key(scene: Any) -> None:
    moved(key(scene), (0, 0), 68, 1.15)


COFFEE = ((0.018, 0.007, 0.003), (0.05, 0.02, 0.008))
TEA = ((0.30, 0.12, 0.04), (0.36, 0.16, 0.06))
WHITE = (0.78, 0.76, 0.71)
#: by material: what lies to the left of the board, and to the right
STILL_LIFES: dict[str, tuple[Callable[[Any], object], Callable[[Any], object]]] = {
    "oak": (cup(WHITE, (0.30, 0.05, 0.04), COFFEE), pencil_and_key),
    "walnut": (lens, large_key),
    "mahogany": (cup(WHITE, (0.03, 0.08, 0.30), TEA), pen),
    "beech": (cup((0.10, 0.14, 0.20), (0.45, 0.33, 0.20), COFFEE), pencil_and_rubber),
    "marble": (cup(WHITE, (0.55, 0.36, 0.10), COFFEE), macarons),
    "onyx": (cup(WHITE, (0.55, 0.36, 0.10), COFFEE), large_key),
    "tiles": (orange, olives),
    "planks": (compass, rope),
    "iron": (watch, whistle),
    "linen": (cherries, spoon),
    "picnic": (pine_cone, acorns),
    "steel": (moon_rock, spanner),
    "stone": (crystals, scroll),
}


def bake(material: str) -> None:
    for side, build in zip(("left", "right"), STILL_LIFES[material], strict=True):
        scene = studio.empty(SAMPLES, sun=4.2, sky=0.75)
        scene.cycles.max_bounces = 5
        studio.surround(scene, surroundings())
        ground = studio.thing(
            scene, [(-9, -9, 0), (9, -9, 0), (9, 9, 0), (-9, 9, 0)], [(0, 1, 2, 3)]
        )
        ground.data.materials.append(studio.material((0.4, 0.3, 0.2), 1.0))
        ground.is_shadow_catcher = True
        build(scene)
        studio.look_level(scene, studio.seat().elevation, HIGH)
        packed(studio.photograph(scene, SIZE)).save(OUT / f"{material}_{side}.png", optimize=True)


def surroundings() -> Any:
    """A room, dark below and bright above, with the lamp at the far left and a pale window."""
    high, wide = 128, 256
    up = np.linspace(-math.pi / 2, math.pi / 2, high)[:, None] + np.zeros((1, wide))
    around = np.linspace(-math.pi, math.pi, wide)[None] + np.zeros((high, 1))
    way = np.stack(
        [-np.cos(up) * np.sin(around), -np.cos(up) * np.cos(around), np.sin(up)], axis=-1
    )
    grey = 0.25 + 0.55 * np.clip(way[..., 2] + 0.1, 0, 1)
    sky = grey[..., None] * np.array((1.0, 0.97, 0.92))
    for place, sharp, strong in (((-0.55, 0.38, 0.9), 40.0, 5.0), ((0.7, -0.6, 0.5), 30.0, 1.6)):
        near = way @ (np.array(place) / np.linalg.norm(place))
        sky += (strong * np.exp(sharp * (near - 1)))[..., None]
    return sky


def packed(picture: Image.Image) -> Image.Image:
    """With a palette of its own; what is nearly transparent becomes so."""
    pixels = np.array(picture).astype(np.float32)
    pixels[pixels[..., 3] < 5] = 0
    pixels[..., :3] *= pixels[..., 3:] / 255
    points = pixels.reshape(-1, 4)
    seen = points[points[:, 3] > 0]
    colours, number = kmeans2(seen, PALETTE, 12, minit="++", seed=1)
    numbers = np.full(len(points), PALETTE, np.uint8)
    numbers[points[:, 3] > 0] = number
    made = Image.fromarray(numbers.reshape(picture.size[::-1]), "P")
    alpha = np.clip(colours[:, 3:], 1, 255)
    plain = np.clip(colours[:, :3] / alpha * 255, 0, 255)
    made.putpalette(np.vstack([plain, np.zeros((1, 3))]).round().astype(np.uint8).tobytes())
    made.info["transparency"] = bytes([*(round(float(one)) for one in alpha[:, 0]), 0])
    return made


if __name__ == "__main__":
    for wanted in sys.argv[1:] or [name for name in MATERIALS if name in STILL_LIFES]:
        bake(wanted)
