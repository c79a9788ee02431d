import { arch } from './arches.ts';
import { azulejo } from './azulejo.ts';
import type { Canvas } from './canvas.ts';
import { figure, type Person } from './figure.ts';
import type { FigureInks } from './figure-head.ts';
import { branch } from './leaves.ts';
import { findLikeness } from './likeness/likenesses.ts';
import { contrast, mix, type Palette } from './palette.ts';
import type { Random } from './seeded-random.ts';
import { circle, group, polygon, rect, repeat, ring, round, star } from './svg.ts';

type Backdrop = (canvas: Canvas, ink: string, other: string) => string;

/** Each backdrop has a broad area of `ink` behind the head. */
const backdrops: readonly [Backdrop, ...Backdrop[]] = [
  (_, ink, other) => circle(300, 270, 262, other) + circle(300, 270, 226, ink),
  (_, ink, other) => polygon(star(300, 270, 18, 330, 236), other) + circle(300, 270, 222, ink),
  (_, ink, other) =>
    repeat(24, (index) =>
      index % 2 === 0
        ? group(
            polygon(
              [
                [0, 0],
                [700, -46],
                [700, 46],
              ],
              other,
            ),
            `translate(300 290) rotate(${index * 15})`,
          )
        : '',
    ) + circle(300, 270, 214, ink),
  (_, ink, other) => arch(52, 640, 496, 604, other) + arch(86, 640, 428, 570, ink),
  (canvas, ink) =>
    azulejo(canvas) +
    rect(0, 0, 600, 600, canvas.palette.ground, 'opacity=".25"') +
    circle(300, 280, 236, ink),
  ({ palette }, ink, other) =>
    [-1, 1]
      .map((side) =>
        group(
          branch(480, 6, [other, mix(other, palette.deep, 0.3)], palette.deep),
          `translate(${300 + side * 150} 600) rotate(${side * 24})`,
        ),
      )
      .join('') + circle(300, 250, 196, ink),
  (_, ink, other) =>
    repeat(6, (index) => ring(300, 270, 330 - index * 24, other, 9)) + circle(300, 270, 196, ink),
  (_, ink, other) =>
    repeat(9, (index) => rect(0, 20 + index * 66, 600, 30, other)) + circle(300, 262, 232, ink),
];

const skins = [
  '8d5236',
  'c98a62',
  'e2ae85',
  '6e3f2c',
  'b06f4a',
  'f0c9a4',
  '9c6244',
  'd79c74',
  'eabb92',
].map((hex) => `#${hex}`);

const warmShade = '#4a1626';
const lipRed = '#a8283c';

const farthest = (from: string, inks: readonly string[]) =>
  inks.toSorted((one, other) => contrast(other, from) - contrast(one, from))[0] ?? from;

/** Face, hair and cloth each contrast with `behind`. */
function figureInks(random: Random, palette: Palette, behind: string): FigureInks {
  const { main, second, third, light, deep } = palette;
  const hues = random.shuffle([main, second, third]).filter((ink) => ink !== behind);
  const clear = random.shuffle(skins).find((tone) => contrast(tone, behind) > 1.35);
  const skin = clear ?? farthest(behind, skins);
  const cloth = hues[0] ?? main;
  const isClear = (ink: string) => contrast(ink, behind) > 2 && contrast(ink, skin) > 1.5;
  const hair =
    random.shuffle([deep, deep, ...hues, mix(skin, deep, 0.72)]).find(isClear) ??
    farthest(behind, [deep, light]);
  return {
    skin,
    shade: mix(skin, warmShade, 0.36),
    hair,
    cloth,
    trim: hues[1] ?? light,
    light,
    deep,
    lip: mix(skin, lipRed, 0.7),
  };
}

const isSeveral = (name: string | undefined) =>
  name !== undefined && /^(los|las|trío|cuarteto|orquesta)\s|\s(y|&)\s/iu.test(name);

/** Excludes names that Spanish gives to women. */
const mayHaveBeard = (name: string | undefined) =>
  !/^(las?\s|lupe\b|soledad\b|remedios\b|carmen\b|pilar\b|\p{L}*a(\s|$))/iu.test(name ?? '');

/** Centre, top and size of each person, those behind first. */
const groups: readonly (readonly (readonly [number, number, number])[])[] = [
  [],
  [
    [184, 118, 0.82],
    [426, 150, 0.82],
  ],
  [
    [116, 176, 0.68],
    [484, 176, 0.68],
    [300, 150, 0.74],
  ],
  [
    [214, 120, 0.76],
    [386, 120, 0.76],
    [92, 220, 0.62],
    [508, 220, 0.62],
  ],
];

/** An artist of the demo looks as the biography says; another plural name gets two figures. */
export function artistPortrait(canvas: Canvas, id: string, name: string | undefined): string {
  const { width, height, random, palette } = canvas;
  const [ink, other] = random.shuffle([palette.main, palette.second, palette.third, palette.light]);
  const backdrop = random.pick(backdrops)(canvas, ink, other);
  const inks = () => figureInks(random, palette, ink);
  const likeness = findLikeness(id);
  const people: Person[] = likeness
    ? [...likeness.people].map((letter, index, { length }) => ({
        sex: letter === 'w' ? 'w' : 'm',
        mayHaveBeard: letter === 'm',
        holds: index === length - 1 ? likeness.holds : null,
        isBareheaded: likeness.isBareheaded,
      }))
    : Array.from({ length: isSeveral(name) ? 2 : 1 }, () => ({ mayHaveBeard: mayHaveBeard(name) }));
  const scale = random.between(0.92, 1.02);
  const placeFigure = (
    person: Person,
    [x, top, size]: readonly [number, number, number],
    mirrored: boolean,
  ) =>
    group(
      figure(random, inks(), person),
      `translate(${round(x)} ${round(top)}) scale(${(mirrored ? -size : size).toFixed(3)} ${size.toFixed(3)}) translate(-300 0)`,
    );
  const alone = [[300, 600 - 600 * scale + 14, scale]] as const;
  const places = people.length === 1 ? alone : (groups[people.length - 1] ?? alone);
  const drawn = people.map((person, index) => {
    const mirrored = people.length === 1 ? random.chance(0.5) : index % 2 === 1;
    return placeFigure(person, places[index] ?? alone[0], mirrored);
  });
  return rect(0, 0, width, height, palette.ground) + backdrop + drawn.join('');
}
