import type { Emblem } from './emblem.ts';
import { branch, leaf } from './leaves.ts';
import {
  circle,
  ellipse,
  group,
  path,
  polar,
  polygon,
  rect,
  repeat,
  ring,
  star,
  stroke,
} from './svg.ts';

const heartShape =
  'M0 150C-70 96 -160 30 -160 -52C-160 -120 -70 -158 0 -72C70 -158 160 -120 160 -52C160 30 70 96 0 150Z';

export const heart: Emblem = ({ first, second, light }) =>
  path(heartShape, first) +
  path('M0 150C70 96 160 30 160 -52C160 -120 70 -158 0 -72Z', second) +
  stroke('M-112 -58Q-110 -92 -74 -92', light, 14, 'stroke-linecap="round"') +
  polygon(star(0, 8, 8, 46, 20), light);

export const brokenHeart: Emblem = ({ first, second, deep, light }) =>
  group(
    path('M0 150C-70 96 -160 30 -160 -52C-160 -120 -70 -158 0 -72L-26 -20L16 26L-16 78Z', first),
    'rotate(-5) translate(-12 0)',
  ) +
  group(
    path('M0 150C70 96 160 30 160 -52C160 -120 70 -158 0 -72L-26 -20L16 26L-16 78Z', second),
    'rotate(6) translate(14 4)',
  ) +
  repeat(3, (index) =>
    circle(-6 + index * 8, 120 + index * 26, 7 - index, index === 1 ? deep : light),
  );

export const rose: Emblem = ({ first, second, third, light, deep }) =>
  group(branch(190, 2, [third, deep], third), 'translate(0 176)') +
  repeat(8, (index) => {
    const [x, y] = polar(0, -60, index * 45, 66);
    return circle(x, y, 48, index % 2 === 0 ? first : second);
  }) +
  repeat(6, (index) => {
    const [x, y] = polar(0, -60, index * 60 + 20, 36);
    return circle(x, y, 32, index % 2 === 0 ? second : first);
  }) +
  circle(0, -60, 24, light) +
  circle(0, -60, 12, first);

export const palm: Emblem = ({ first, second, third, light }) =>
  circle(56, -46, 70, first) +
  path('M-18 166C-6 90 -16 10 -44 -62L-20 -66C14 10 20 90 22 166Z', light) +
  [-160, -128, -92, -52, -18, 16]
    .map((turn, index) =>
      group(
        path('M0 0C40 -34 110 -34 150 16C100 -2 50 4 0 0Z', index % 2 === 0 ? second : third),
        `translate(-32 -66) rotate(${turn})`,
      ),
    )
    .join('') +
  ellipse(0, 166, 130, 15, second);

export const cactus: Emblem = ({ first, second, third, light, deep }) =>
  rect(-40, -150, 80, 310, third, 'rx="40"') +
  stroke(
    'M-40 40H-84Q-104 40 -104 14V-34M40 76H82Q104 76 104 50V-8',
    third,
    44,
    'stroke-linecap="round"',
  ) +
  repeat(4, (row) =>
    [-14, 14].map((x) => rect(x - 2, -116 + row * 66, 4, 34, deep, 'opacity=".55"')).join(''),
  ) +
  circle(0, -154, 26, first) +
  circle(0, -154, 11, light) +
  circle(104, -40, 17, first) +
  circle(-104, -66, 17, second) +
  ellipse(0, 164, 140, 13, deep);

export const cup: Emblem = ({ first, second, third, light, deep }) =>
  [-44, 6, 56]
    .map((x, index) =>
      stroke(
        `M${x} -70q-22 -24 0 -48t0 -46`,
        index === 1 ? light : third,
        12,
        'stroke-linecap="round"',
      ),
    )
    .join('') +
  stroke('M92 -14Q160 -22 152 40Q146 84 76 84', light, 24) +
  path('M-122 -40H112Q118 112 44 130H-54Q-128 112 -122 -40Z', light) +
  path('M-120 8H112Q110 44 104 62H-114Q-120 38 -120 8Z', first) +
  repeat(7, (index) =>
    polygon(
      [
        [-108 + index * 31, 8],
        [-92 + index * 31, 36],
        [-77 + index * 31, 8],
      ],
      second,
    ),
  ) +
  ellipse(-5, 148, 158, 18, deep);

export const road: Emblem = ({ first, second, third, light, deep }) =>
  `<clipPath id="view">${circle(0, 0, 168, '#000')}</clipPath><g clip-path="url(#view)">` +
  rect(-170, -170, 340, 190, second) +
  circle(0, 0, 84, first) +
  path('M-170 20Q-80 -40 0 10Q80 -36 170 20V60H-170Z', third) +
  rect(-170, 20, 340, 160, third) +
  polygon(
    [
      [-16, 20],
      [16, 20],
      [130, 180],
      [-130, 180],
    ],
    deep,
  ) +
  [
    [28, 18, 3],
    [58, 28, 5],
    [102, 40, 8],
  ]
    .map(([y = 0, tall = 0, wide = 0]) => rect(-wide, y, wide * 2, tall, light))
    .join('') +
  '</g>';

export const candle: Emblem = ({ first, second, third, light, deep }) =>
  circle(0, -96, 86, light, 'opacity=".2"') +
  circle(0, -96, 58, light, 'opacity=".25"') +
  path(
    'M0 -168C34 -122 38 -100 30 -82Q18 -60 0 -60Q-18 -60 -30 -82C-38 -100 -34 -122 0 -168Z',
    first,
  ) +
  path('M0 -122Q18 -96 0 -70Q-18 -96 0 -122Z', light) +
  rect(-4, -64, 8, 24, deep) +
  rect(-46, -44, 92, 170, light, 'rx="10"') +
  path(
    'M-46 -20V10Q-30 34 -22 4Q-8 -14 6 12Q18 44 30 8Q40 -8 46 6V-34Q46 -44 36 -44H-36Q-46 -44 -46 -34Z',
    second,
  ) +
  path('M-110 122H110Q96 166 0 166Q-96 166 -110 122Z', third);

export const fish: Emblem = ({ first, second, third, light, deep }) =>
  path('M-150 0Q-60 -120 60 -40L140 -96Q120 0 140 96L60 40Q-60 120 -150 0Z', first) +
  path('M60 -40L140 -96Q120 0 140 96L60 40Q76 0 60 -40Z', second) +
  repeat(3, (column) =>
    repeat(3 - (column % 2), (row) =>
      path(
        'M0 -20A20 20 0 0 1 0 20Z',
        column % 2 === 0 ? light : third,
        `transform="translate(${-40 + column * 34} ${-40 + row * 40 + (column % 2) * 20})"`,
      ),
    ),
  ) +
  circle(-98, -12, 13, light) +
  circle(-98, -12, 6, deep);

export const plant: Emblem = ({ first, second, third, light, deep }) =>
  [-64, -34, 0, 34, 64]
    .map((turn, index) =>
      group(
        leaf(226 - Math.abs(turn) * 0.6, 44, index % 2 === 0 ? first : third, deep),
        `translate(0 66) rotate(${turn})`,
      ),
    )
    .join('') +
  path('M-84 60H84L62 166H-62Z', light) +
  rect(-96, 44, 192, 30, second, 'rx="8"') +
  repeat(5, (index) => circle(-50 + index * 25, 114, 7, first));

export const ripple: Emblem = ({ first, second, third, light }) =>
  repeat(5, (index) =>
    ring(0, 0, 154 - index * 31, [first, light, second, third, first][index] ?? first, 20),
  ) + circle(0, 0, 14, light);

export const hand: Emblem = ({ first, second, light }) =>
  [-66, -22, 22, 64]
    .map((x, index) =>
      rect(x - 20, [-118, -160, -150, -100][index] ?? -120, 40, 190, light, 'rx="20"'),
    )
    .join('') +
  path('M-86 10H84V70C84 130 50 168 0 168C-50 168 -86 130 -86 70Z', light) +
  group(rect(-20, -100, 40, 140, light, 'rx="20"'), 'translate(104 74) rotate(38)') +
  path(heartShape, first, `transform="translate(0 74) scale(.34)"`) +
  ring(0, 74, 66, second, 6);
