import type { FigureInks } from '../figure-head.ts';
import { circle, ellipse, group, path, polygon, rect, repeat, stroke } from '../svg.ts';

type Drawn = (inks: FigureInks) => string;

const fiddle = ({ trim, light, deep }: FigureInks, waist: number) =>
  rect(-10, -300, 20, 260, deep) +
  rect(-20, -330, 40, 44, deep, 'rx="8"') +
  circle(0, 60, 84, trim) +
  circle(0, -46, 62, trim) +
  rect(-waist, -40, waist * 2, 90, trim) +
  circle(0, 4, 24, deep) +
  repeat(3, (index) => rect(-7 + index * 6, -290, 2, 380, light)) +
  rect(-30, 88, 60, 9, deep);

/** Within the units of a figure, in front of its body. */
export const instruments = {
  guitar: (inks) => group(fiddle(inks, 46), 'translate(286 540) rotate(58)'),
  violin: (inks) =>
    group(fiddle(inks, 30), 'translate(402 500) rotate(48) scale(.62)') +
    stroke('M250 590L470 420', inks.deep, 7),
  microphone: ({ light, deep, trim }) =>
    group(
      rect(-8, 0, 16, 220, deep) +
        rect(-42, -112, 84, 124, light, 'rx="42"') +
        repeat(4, (index) => rect(-42, -84 + index * 22, 84, 7, deep)) +
        rect(-48, -26, 96, 14, trim, 'rx="7"'),
      'translate(424 500) rotate(14)',
    ),
  keys: ({ light, deep, trim }) =>
    rect(40, 500, 520, 140, trim, 'rx="10"') +
    rect(54, 530, 492, 110, light) +
    repeat(13, (index) => rect(90 + index * 35, 530, 3, 110, deep)) +
    repeat(13, (index) =>
      index % 7 === 2 || index % 7 === 6 ? '' : rect(80 + index * 35, 530, 22, 62, deep),
    ),
  accordion: ({ light, deep, trim }) =>
    group(
      rect(-190, -90, 90, 180, trim, 'rx="12"') +
        rect(100, -90, 90, 180, trim, 'rx="12"') +
        repeat(10, (index) => rect(-100 + index * 20, -84, 20, 168, index % 2 ? light : deep)) +
        repeat(6, (index) => rect(150, -76 + index * 26, 36, 20, light)) +
        repeat(4, (index) => circle(-150, -54 + index * 36, 9, light)),
      'translate(300 540) rotate(-5)',
    ),
  drum: ({ light, deep, trim }) =>
    rect(180, 520, 240, 130, trim) +
    repeat(6, (index) =>
      polygon(
        [
          [180 + index * 40, 640],
          [200 + index * 40, 540],
          [220 + index * 40, 640],
        ],
        deep,
      ),
    ) +
    ellipse(300, 520, 120, 34, light) +
    stroke('M120 430L270 512M480 430L330 512', deep, 12, 'stroke-linecap="round"'),
  trumpet: ({ light, deep, trim }) =>
    group(
      rect(-150, -10, 280, 20, light) +
        path('M110 -12Q170 -16 200 -66V66Q170 16 110 12Z', light) +
        rect(-60, -52, 110, 84, trim, 'rx="30"') +
        repeat(3, (index) => rect(-44 + index * 32, -84, 14, 60, deep)),
      'translate(330 520) rotate(18)',
    ),
  saxophone: ({ light, deep, trim }) =>
    group(
      stroke('M-60 -130Q-10 -150 0 -100L30 60Q44 110 84 84L110 -20', light, 34) +
        polygon(
          [
            [84, -20],
            [140, -20],
            [160, -80],
            [76, -80],
          ],
          trim,
        ) +
        repeat(5, (index) => circle(4 + index * 6, -80 + index * 30, 11, deep)),
      'translate(300 530)',
    ),
} as const satisfies Record<string, Drawn>;

export type InstrumentName = keyof typeof instruments;
