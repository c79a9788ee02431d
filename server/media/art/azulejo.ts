import { getInks, type Composition } from './canvas.ts';
import {
  circle,
  group,
  path,
  polygon,
  rect,
  repeat,
  sector,
  star,
  turned,
  type Point,
} from './svg.ts';

type Inks = readonly [string, string, string, string];

/**
 * Motifs of the first quarter of a 100-unit tile, with its outer corner at 0 0 and its centre at
 * 50 50.
 */
const corners = [
  ([a, b, , d]: Inks) =>
    sector(0, 0, 40, 0, 90, a) + sector(0, 0, 29, 0, 90, d) + sector(0, 0, 20, 0, 90, b),
  ([a, b]: Inks) =>
    polygon(
      [
        [0, 0],
        [36, 0],
        [0, 36],
      ],
      a,
    ) +
    polygon(
      [
        [0, 0],
        [18, 0],
        [0, 18],
      ],
      b,
    ),
  ([a, b, , d]: Inks) => rect(0, 0, 26, 26, a) + rect(0, 0, 16, 16, d) + rect(0, 0, 8, 8, b),
  ([a, , c, d]: Inks) =>
    path('M0 0C30 2 44 16 34 34C16 44 2 30 0 0Z', a) +
    path('M0 0C16 4 26 12 22 22C12 26 4 16 0 0Z', d) +
    circle(0, 0, 7, c),
] as const;

const diagonals = [
  ([, b, c]: Inks) =>
    path('M50 50C48 26 32 14 15 15C14 32 26 48 50 50Z', b) +
    path('M46 46C43 32 34 25 24 24C25 34 32 43 46 46Z', c),
  ([, b]: Inks) =>
    polygon(
      [
        [50, 50],
        [34, 24],
        [22, 22],
        [24, 34],
      ],
      b,
    ),
  ([a, b]: Inks) => circle(27, 27, 9, b) + circle(27, 27, 4, a),
  () => '',
] as const;

/** These are drawn around the upward axis, then rotated with the rest. */
const axes = [
  ([a, , c]: Inks) =>
    path('M50 50C36 36 38 14 50 2C62 14 64 36 50 50Z', c) +
    path('M50 42C44 34 45 22 50 15C55 22 56 34 50 42Z', a),
  ([, , c, d]: Inks) =>
    polygon(
      [
        [50, 0],
        [63, 14],
        [50, 28],
        [37, 14],
      ],
      c,
    ) +
    polygon(
      [
        [50, 7],
        [56, 14],
        [50, 21],
        [44, 14],
      ],
      d,
    ),
  ([, b, , d]: Inks) => path('M38 0A12 12 0 0 0 62 0Z', d) + path('M43 0A7 7 0 0 0 57 0Z', b),
  ([, b, c]: Inks) =>
    polygon(
      [
        [50, 50],
        [40, 20],
        [50, 4],
        [60, 20],
      ],
      c,
    ) + circle(50, 20, 4, b),
] as const;

const centres = [
  ([a, , , d]: Inks) => circle(50, 50, 15, d) + circle(50, 50, 8, a),
  ([a, , c, d]: Inks) =>
    polygon(star(50, 50, 8, 22, 12), d) + circle(50, 50, 6, a) + circle(50, 50, 3, c),
  ([, b, , d]: Inks) =>
    polygon(
      [
        [50, 32],
        [68, 50],
        [50, 68],
        [32, 50],
      ],
      d,
    ) + circle(50, 50, 7, b),
  ([a, b]: Inks) => circle(50, 50, 11, b) + circle(50, 50, 5, a),
] as const;

/** Four rotations of a quarter make a tile. */
export const azulejo: Composition = ({ width, height, random, palette }) => {
  const [corner, diagonal, axis, centre] = [corners, diagonals, axes, centres].map((motifs) =>
    random.pick(motifs),
  );
  const getTile = (ground: string, inks: Inks) => {
    const quarter = [corner, diagonal, axis].map((draw) => draw?.(inks) ?? '').join('');
    const turns = repeat(4, (index) => turned(quarter, index * 90, 50, 50));
    return rect(0, 0, 100.4, 100.4, ground) + turns + (centre?.(inks) ?? '');
  };
  const first = random.shuffle(getInks(palette));
  const swapped: Inks = [first[1], first[0], palette.ground, first[3]];
  const isChequered = random.chance(0.55);
  const rows = random.pick([2, 2, 3, 3, 4] as const);
  const size = height / rows;
  const shift = random.chance(0.4) ? -size / 2 : 0;
  const columns = Math.ceil(width / size) + 1;
  const points: Point[] = Array.from({ length: columns * (rows + 1) }, (_, index) => [
    index % columns,
    Math.floor(index / columns),
  ]);
  const tiles = points.map(([column, row]) => {
    const use = isChequered && (column + row) % 2 === 1 ? 'b' : 'a';
    return `<use href="#${use}" transform="translate(${column * size + shift} ${row * size + shift}) scale(${size / 100})"/>`;
  });
  return (
    `<defs>${group(getTile(palette.ground, first), '', 'id="a"')}${group(getTile(palette.deep, swapped), '', 'id="b"')}</defs>` +
    tiles.join('')
  );
};
