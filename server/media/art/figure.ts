import { mix } from './palette.ts';
import { accessoryFor, face, hairs, hats, plainHats, type FigureInks } from './figure-head.ts';
import { type InstrumentName, instruments } from './likeness/instruments.ts';
import type { Random } from './seeded-random.ts';
import { circle, group, path, polygon, rect, repeat, round, stroke } from './svg.ts';

const torso = 'M28 640C44 500 128 462 238 438H362C472 462 556 500 572 640Z';

const garments: readonly [Garment, ...Garment[]] = [
  ({ trim }) => path('M232 440Q300 520 368 440L350 436Q300 480 250 436Z', trim),
  ({ light, trim, deep }) =>
    polygon(
      [
        [238, 436],
        [300, 560],
        [362, 436],
      ],
      light,
    ) +
    path('M238 436L180 460L252 640H300Z', trim) +
    path('M362 436L420 460L348 640H300Z', trim) +
    polygon(
      [
        [286, 470],
        [314, 470],
        [308, 500],
        [318, 640],
        [282, 640],
        [292, 500],
      ],
      deep,
    ),
  ({ trim, light }) =>
    repeat(5, (index) =>
      stroke(
        `M0 ${520 + index * 34}Q300 ${440 + index * 34} 600 ${520 + index * 34}`,
        index % 2 === 0 ? trim : light,
        14,
      ),
    ),
  ({ light }) =>
    repeat(30, (index) =>
      circle(
        60 + (index % 10) * 54 + (Math.floor(index / 10) % 2) * 27,
        480 + Math.floor(index / 10) * 46,
        9,
        light,
      ),
    ),
  ({ trim, deep }) =>
    path('M222 400H378V456Q300 490 222 456Z', trim) +
    stroke('M226 430Q300 458 374 430', deep, 4, 'opacity=".4"'),
  ({ trim, light, deep }) =>
    polygon(
      [
        [238, 436],
        [300, 500],
        [240, 540],
        [196, 452],
      ],
      light,
    ) +
    polygon(
      [
        [362, 436],
        [300, 500],
        [360, 540],
        [404, 452],
      ],
      light,
    ) +
    repeat(3, (index) => circle(300, 532 + index * 34, 6, deep)) +
    stroke('M300 500V640', trim, 4),
  ({ trim, light }) =>
    repeat(11, (index) =>
      polygon(
        [
          [20 + index * 56, 640],
          [48 + index * 56, 560],
          [76 + index * 56, 640],
        ],
        index % 2 === 0 ? trim : light,
      ),
    ) + path('M214 446Q300 530 386 446L362 438Q300 490 238 438Z', light),
];

type Garment = (inks: FigureInks) => string;

/** Props are held in front of the body. */
const props: readonly [Garment, ...Garment[]] = [
  ({ trim, light, deep }) =>
    group(
      rect(-15, -330, 30, 420, deep) +
        repeat(8, (index) => rect(-15, -300 + index * 44, 30, 4, light)) +
        path('M-26 -420H26L20 -330H-20Z', trim) +
        repeat(
          3,
          (index) =>
            circle(-32, -404 + index * 28, 8, light) + circle(32, -404 + index * 28, 8, light),
        ),
      'translate(152 600) rotate(-11)',
    ),
  ({ light, deep, trim }) =>
    group(
      rect(-7, 0, 14, 220, deep) +
        rect(-38, -112, 76, 124, light, 'rx="38"') +
        repeat(4, (index) => rect(-38, -84 + index * 22, 76, 7, deep)) +
        rect(-44, -26, 88, 14, trim, 'rx="7"'),
      'translate(452 508) rotate(12)',
    ),
  ({ light, trim, deep }) =>
    [
      [-1, 150],
      [1, 450],
    ]
      .map(([side = 1, x = 0]) =>
        group(
          rect(-7, 0, 14, 150, deep) +
            `<ellipse cx="0" cy="-40" rx="42" ry="54" fill="${trim}"/>` +
            stroke('M-40 -46Q0 -26 40 -46', light, 8) +
            stroke('M-40 -30Q0 -10 40 -30', deep, 6),
          `translate(${x} 540) rotate(${side * 18})`,
        ),
      )
      .join(''),
];

/** `holds` null is nothing; undefined leaves sex and instrument to chance. */
export type Person = {
  mayHaveBeard: boolean;
  sex?: 'w' | 'm';
  holds?: InstrumentName | null;
  isBareheaded?: boolean | undefined;
};

const hairsOf = {
  w: new Set(['long', 'bun', 'bob', 'curls', 'wave', 'braids']),
  m: new Set(['crop', 'afro', 'quiff', 'shaved']),
} as const;

/**
 * Draws within 600 by 600 units. The hair avoids the inks in `hides`, which are behind the head.
 */
export function figure(
  random: Random,
  inks: FigureInks,
  { mayHaveBeard, sex, holds, isBareheaded }: Person,
): string {
  const [first, ...others] = hairs.filter(({ name }) => !sex || hairsOf[sex].has(name));
  const hair = random.pick(first ? [first, ...others] : hairs);
  const isBig =
    hair.name === 'afro' || hair.name === 'curls' || hair.name === 'bun' || hair.name === 'quiff';
  const hasHat = !isBig && random.chance(0.4) && isBareheaded !== true;
  const hat = hasHat ? random.pick(sex === 'm' ? plainHats : hats)(inks) : '';
  const accessory = accessoryFor(random, {
    hair: hair.name,
    isPlain: hasHat || sex === 'm',
    mayHaveBeard,
  })(inks);
  const neck =
    rect(250, 350, 100, 112, inks.shade, 'rx="20"') +
    path('M250 440Q300 500 350 440V470H250Z', inks.shade);
  const shoulders = `<clipPath id="torso">${path(torso, '#000')}</clipPath>${path(torso, inks.cloth)}`;
  const head = hair.back(inks.hair) + neck;
  const lean = random.between(-6, 6);
  const front = face(inks) + hair.front(inks.hair) + accessory + hat;
  const shadow = path('M250 410Q300 440 350 404V384H250Z', mix(inks.shade, inks.deep, 0.4));
  const cover = `<g clip-path="url(#torso)">${random.pick(garments)(inks)}</g>`;
  const chosen = random.chance(0.3) ? random.pick(props)(inks) : '';
  const held = holds === undefined ? chosen : holds === null ? '' : instruments[holds](inks);
  return (
    group(head, `rotate(${round(lean / 2)} 300 420)`) +
    shoulders +
    cover +
    group(shadow + front, `rotate(${round(lean)} 300 400)`) +
    held
  );
}
