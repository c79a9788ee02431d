import type { Emblem } from './emblem.ts';
import {
  circle,
  ellipse,
  group,
  path,
  polar,
  polygon,
  rect,
  repeat,
  round,
  star,
  stroke,
} from './svg.ts';

export const sun: Emblem = ({ first, second, light, deep }) =>
  polygon(star(0, 0, 16, 168, 108), first) +
  polygon(star(0, 0, 16, 140, 104, -78.75), second) +
  circle(0, 0, 98, light) +
  circle(0, 0, 84, first) +
  stroke('M-46 -8Q-30 8 -14 -8M14 -8Q30 8 46 -8', deep, 8, 'stroke-linecap="round"') +
  stroke('M-26 34Q0 54 26 34', deep, 8, 'stroke-linecap="round"');

export const moon: Emblem = ({ first, second, light }) =>
  path('M40 -150A150 150 0 1 0 140 70A120 120 0 0 1 40 -150Z', light) +
  path('M40 -150A150 150 0 0 0 -60 138A150 150 0 0 1 40 -150Z', second, 'opacity=".5"') +
  polygon(star(92, -62, 4, 44, 14), first) +
  polygon(star(20, 8, 4, 26, 8), first) +
  polygon(star(136, -128, 4, 22, 7), first);

export const shootingStar: Emblem = ({ first, second, third, light }) =>
  [first, second, third]
    .map((ink, index) =>
      stroke(
        `M${30 + index * 16} ${-30 + index * 24}Q-60 ${30 + index * 30} -150 ${130 + index * 18}`,
        ink,
        20,
        'stroke-linecap="round"',
      ),
    )
    .join('') +
  polygon(star(62, -62, 5, 106, 46, -100), light) +
  polygon(star(62, -62, 5, 58, 26, -100), first);

export const bolt: Emblem = ({ first, second, light }) =>
  polygon(
    [
      [38, -170],
      [-96, 26],
      [-12, 26],
      [-44, 170],
      [100, -36],
      [12, -36],
    ],
    second,
    'transform="translate(14 12)"',
  ) +
  polygon(
    [
      [38, -170],
      [-96, 26],
      [-12, 26],
      [-44, 170],
      [100, -36],
      [12, -36],
    ],
    first,
  ) +
  polygon(
    [
      [24, -126],
      [-62, 10],
      [-36, 10],
    ],
    light,
  );

export const flame: Emblem = ({ first, second, light }) =>
  path(
    'M6 -170C30 -90 130 -40 116 62C106 134 50 166 0 166C-60 166 -116 126 -116 52C-116 4 -84 -22 -70 -62C-48 -44 -36 -26 -34 -2C6 -44 18 -100 6 -170Z',
    first,
  ) +
  path(
    'M8 -54C20 -6 72 22 66 82C60 132 26 152 -2 152C-38 152 -70 126 -68 82C-66 54 -46 40 -38 16C-24 28 -18 40 -18 56C2 32 12 -6 8 -54Z',
    second,
  ) +
  path(
    'M2 44C10 66 34 82 30 110C28 132 14 144 -2 144C-20 144 -36 130 -34 108C-32 86 -6 72 2 44Z',
    light,
  );

export const rain: Emblem = ({ first, second, third, light, deep }) =>
  repeat(3, (row) =>
    repeat(4, (index) =>
      path(
        'M0 -26C10 -6 14 2 14 10A14 14 0 0 1 -14 10C-14 2 -10 -6 0 -26Z',
        row === 1 ? light : third,
        `transform="translate(${-132 + index * 82 + (row % 2) * 34} ${-130 + row * 56})"`,
      ),
    ),
  ) +
  path(
    'M-150 40A150 128 0 0 1 150 40Q125 16 100 40Q75 16 50 40Q25 16 0 40Q-25 16 -50 40Q-75 16 -100 40Q-125 16 -150 40Z',
    first,
  ) +
  path('M-50 40C-46 -30 -26 -70 0 -88C26 -70 46 -30 50 40Q25 16 0 40Q-25 16 -50 40Z', second) +
  stroke('M0 -104V-84M0 40V128Q0 160 30 160Q56 160 56 134', deep, 11, 'stroke-linecap="round"');

export const mountains: Emblem = ({ first, second, third, light, deep }) =>
  circle(58, -70, 62, first) +
  polygon(
    [
      [-170, 130],
      [-52, -86],
      [66, 130],
    ],
    second,
  ) +
  polygon(
    [
      [-52, -86],
      [66, 130],
      [-20, 130],
      [-38, 40],
    ],
    deep,
    'opacity=".28"',
  ) +
  polygon(
    [
      [-52, -86],
      [-88, -20],
      [-66, -32],
      [-48, -8],
      [-30, -30],
      [-16, -20],
    ],
    light,
  ) +
  polygon(
    [
      [-20, 130],
      [74, -16],
      [170, 130],
    ],
    third,
  ) +
  polygon(
    [
      [74, -16],
      [48, 24],
      [66, 16],
      [80, 34],
      [98, 20],
    ],
    light,
  ) +
  rect(-170, 128, 340, 14, deep);

export const boat: Emblem = ({ first, second, third, light, deep }) =>
  path('M-8 -160L-8 60L-116 60Q-40 -40 -8 -160Z', light) +
  path('M10 -130Q70 -40 110 60H10Z', first) +
  rect(-4, -166, 9, 236, deep) +
  path('M-140 74H140Q118 130 70 136H-76Q-122 130 -140 74Z', second) +
  rect(-140, 74, 280, 14, third) +
  [0, 1]
    .map((row) =>
      stroke(
        `M${-168 + row * 20} ${146 + row * 18}${repeat(5, () => 'q17 -18 34 0t34 0')}`,
        row === 0 ? light : third,
        9,
      ),
    )
    .join('');

export const bird: Emblem = ({ first, second, third, light, deep }) =>
  path(
    'M-150 10C-110 -70 -30 -80 20 -40C50 -90 110 -96 134 -64L172 -54L138 -40C140 30 80 98 -10 100C-50 100 -84 92 -104 76L-166 116L-140 56C-150 44 -154 28 -150 10Z',
    first,
  ) +
  path('M-96 6C-60 -120 -10 -150 26 -166C40 -90 34 -10 -30 42C-60 44 -86 30 -96 6Z', second) +
  path('M-64 4C-40 -70 -8 -106 14 -122C20 -70 10 -12 -30 22Z', third) +
  circle(106, -56, 9, deep) +
  path('M134 -64L172 -54L138 -40Z', light) +
  stroke('M-10 100V150M24 96V150', deep, 8);

export const discoBall: Emblem = ({ first, second, third, light, deep }) => {
  const inks = [first, light, second, third, light, first, second];
  const rows = repeat(8, (row) =>
    repeat(9, (column) => {
      const y = -126 + row * 36;
      const half = Math.sqrt(Math.max(0, 126 ** 2 - (y + 17) ** 2));
      const from = Math.sin(((column / 9) * 2 - 1) * 1.57) * half;
      const to = Math.sin((((column + 1) / 9) * 2 - 1) * 1.57) * half;
      return rect(
        from,
        y,
        Math.max(0, to - from - 2.5),
        33,
        inks[(row * 3 + column * 5) % 7] ?? light,
      );
    }),
  );
  const sparks = [
    [-150, -96],
    [146, -110],
    [150, 84],
  ]
    .map(([x = 0, y = 0]) => polygon(star(x, y, 4, 30, 8), light))
    .join('');
  return (
    rect(-4, -210, 8, 90, deep) +
    group(
      `<clipPath id="ball">${circle(0, 0, 126, '#000')}</clipPath>${circle(0, 0, 132, deep)}<g clip-path="url(#ball)">${rows}</g>`,
      'translate(0 14)',
    ) +
    sparks
  );
};

export const eye: Emblem = ({ first, second, light, deep }) =>
  repeat(9, (index) => {
    const [x, y] = polar(0, 20, 198 + index * 18, 150);
    return `<line x1="0" y1="20" x2="${round(x)}" y2="${round(y)}" stroke="${second}" stroke-width="9"/>`;
  }) +
  path('M-158 20Q0 -128 158 20Q0 150 -158 20Z', light) +
  circle(0, 16, 66, first) +
  circle(0, 16, 32, deep) +
  ellipse(14, 0, 10, 10, light);
