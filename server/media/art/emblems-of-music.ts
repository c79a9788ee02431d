import type { Emblem } from './emblem.ts';
import { circle, ellipse, group, path, rect, repeat, ring, sector, stroke } from './svg.ts';

export const guitar: Emblem = ({ first, second, third, light, deep }) =>
  group(
    path(
      'M0 -24C46 -24 60 8 52 40C46 62 78 76 78 116C78 156 40 176 0 176C-40 176 -78 156 -78 116C-78 76 -46 62 -52 40C-60 8 -46 -24 0 -24Z',
      first,
    ) +
      circle(0, 56, 27, deep) +
      ring(0, 56, 31, light, 6) +
      rect(-13, -150, 26, 186, second) +
      repeat(6, (index) => rect(-13, -130 + index * 26, 26, 3.5, light)) +
      path('M-20 -200H20L16 -146H-16Z', third) +
      [-190, -172].map((y) => circle(-26, y, 7, light) + circle(26, y, 7, light)).join('') +
      rect(-30, 122, 60, 11, deep),
    'rotate(24) translate(0 10) scale(1.06)',
  );

export const drum: Emblem = ({ first, second, third, light, deep }) =>
  [-1, 1]
    .map((side) =>
      group(
        rect(-6, -150, 12, 130, light, 'rx="6"') + ellipse(0, -150, 13, 18, third),
        `translate(${side * 26} -10) rotate(${side * 34})`,
      ),
    )
    .join('') +
  path('M-130 -20V96Q-130 156 0 156Q130 156 130 96V-20Z', first) +
  repeat(7, (index) =>
    stroke(
      `M${-126 + index * 42} ${index === 0 || index === 6 ? 10 : 24}L${-105 + index * 42} 126L${-84 + index * 42} 24`,
      index === 6 ? 'none' : light,
      6,
    ),
  ) +
  path('M-130 84V100Q-130 158 0 158Q130 158 130 100V84Q130 140 0 140Q-130 140 -130 84Z', second) +
  ellipse(0, -20, 130, 46, second) +
  ellipse(0, -22, 112, 36, light) +
  ellipse(0, -22, 60, 18, deep, 'opacity=".12"');

export const cassette: Emblem = ({ first, second, third, light, deep }) =>
  group(
    rect(-164, -106, 328, 212, deep, 'rx="22"') +
      rect(-156, -98, 312, 196, first, 'rx="16"') +
      rect(-132, -76, 264, 112, light, 'rx="10"') +
      rect(-132, -50, 264, 15, second) +
      rect(-132, -29, 264, 15, third) +
      rect(-84, -14, 168, 54, deep, 'rx="27"') +
      [-56, 56]
        .map(
          (x) =>
            circle(x, 13, 19, light) +
            repeat(3, (index) =>
              rect(x - 3, -6, 6, 38, deep, `transform="rotate(${index * 60} ${x} 13)"`),
            ) +
            circle(x, 13, 8, light),
        )
        .join('') +
      path('M-90 98L-76 58H76L90 98Z', second) +
      circle(-48, 80, 7, deep) +
      circle(48, 80, 7, deep),
    'rotate(-8)',
  );

export const headphones: Emblem = ({ first, second, third, light, deep }) =>
  stroke('M-124 40V6A124 124 0 0 1 124 6V40', light, 28) +
  stroke('M-96 30V6A96 96 0 0 1 96 6V30', third, 12) +
  [-1, 1]
    .map(
      (side) =>
        rect(side * 122 - 36, 16, 72, 124, first, 'rx="32"') +
        rect(side * 92 - 14, 24, 28, 108, second, 'rx="14"') +
        circle(side * 132, 78, 14, deep),
    )
    .join('') +
  [-44, -15, 14, 43]
    .map((x, index) =>
      rect(
        x - 6,
        78 - ([26, 52, 38, 20][index] ?? 20),
        13,
        ([26, 52, 38, 20][index] ?? 20) * 2,
        light,
        'rx="6.5"',
      ),
    )
    .join('');

export const record: Emblem = ({ first, second, third, light, deep }) =>
  circle(0, 0, 164, deep) +
  repeat(5, (index) => ring(0, 0, 150 - index * 18, third, 3, 'opacity=".7"')) +
  sector(0, 0, 160, 20, 48, `${light}33`) +
  sector(0, 0, 160, 200, 228, `${light}33`) +
  circle(0, 0, 62, first) +
  sector(0, 0, 62, 0, 180, second) +
  circle(0, 0, 9, deep);

export const microphone: Emblem = ({ first, second, third, light, deep }) =>
  group(
    path('M-24 10H24L14 176H-14Z', deep) +
      path('M-24 10H24L21 56H-21Z', third) +
      circle(0, -72, 82, light) +
      `<clipPath id="grille">${circle(0, -72, 82, '#000')}</clipPath><g clip-path="url(#grille)">` +
      repeat(
        8,
        (index) =>
          rect(-90, -150 + index * 22, 180, 6, first) + rect(-84 + index * 22, -160, 6, 180, first),
      ) +
      '</g>' +
      rect(-88, -82, 176, 22, second, 'rx="11"'),
    'rotate(32) translate(0 -8)',
  );

export const keys: Emblem = ({ first, second, light, deep }) =>
  group(
    rect(-160, -112, 320, 232, deep, 'rx="16"') +
      rect(-152, -104, 304, 34, first, 'rx="8"') +
      repeat(7, (index) =>
        rect(-152 + index * 43.5, -66, 41, 178, index === 4 ? second : light, 'rx="5"'),
      ) +
      [0, 1, 3, 4, 5]
        .map((index) => rect(-123 + index * 43.5, -66, 27, 106, deep, 'rx="4"'))
        .join(''),
    'rotate(-10)',
  );

export const trumpet: Emblem = ({ first, second, third, light, deep }) =>
  group(
    path('M-170 -16H40Q110 -20 160 -86V86Q110 20 40 16H-170Z', first) +
      ellipse(160, 0, 17, 88, second) +
      stroke('M-100 10V44Q-100 74 -70 74H26Q56 74 56 44V10', second, 17) +
      [-60, -22, 16]
        .map(
          (x) =>
            rect(x - 13, -46, 26, 112, light, 'rx="8"') +
            rect(x - 5, -76, 10, 34, deep) +
            rect(x - 13, -86, 26, 13, third, 'rx="6"'),
        )
        .join('') +
      rect(-184, -22, 26, 44, third, 'rx="8"'),
    'rotate(-22)',
  );
