import { getInks, type Canvas, type Composition } from './canvas.ts';
import { mix } from './palette.ts';
import { circle, linearGradient, path, rect, repeat, round } from './svg.ts';

export const arch = (x: number, foot: number, wide: number, tall: number, ink: string) =>
  path(
    `M${round(x)} ${round(foot)}V${round(foot - tall + wide / 2)}A${round(wide / 2)} ${round(wide / 2)} 0 0 1 ${round(x + wide)} ${round(foot - tall + wide / 2)}V${round(foot)}Z`,
    ink,
  );

/** Nested arches lead to a lit door. */
const nested = ({ width, height, random, palette }: Canvas) => {
  const inks = random.shuffle([palette.second, palette.third, palette.main]);
  const count = 5;
  return (
    repeat(count, (index) => {
      const share = 0.92 - index * 0.165;
      const wide = Math.min(width, height) * share;
      return arch(
        (width - wide) / 2,
        height,
        wide,
        height * (0.94 - index * 0.125),
        index === count - 1 ? 'url(#lit)' : (inks[index % 3] ?? palette.main),
      );
    }) + circle(width / 2, height * 0.72, height * 0.05, palette.deep, 'opacity=".0"')
  );
};

const street = ({ width, height, random, palette }: Canvas) => {
  const columns = random.pick([3, 4] as const);
  const rows = random.pick([2, 3] as const);
  const step = width / columns;
  const top = height * 0.26;
  const tall = (height - top) / rows;
  const windows = repeat(columns * rows, (index) => {
    const [x, foot] = [
      (index % columns) * step,
      top + (Math.floor(index / columns) + 1) * tall - tall * 0.14,
    ];
    const isLit = random.chance(0.5);
    const wide = step * 0.56;
    const inside = isLit
      ? random.pick(['url(#lit)', palette.light, palette.third] as const)
      : mix(palette.deep, palette.ground, 0.2);
    return (
      arch(x + (step - wide) / 2 - 9, foot, wide + 18, tall * 0.76 + 9, palette.second) +
      arch(x + (step - wide) / 2, foot, wide, tall * 0.76, inside) +
      rect(x + step / 2 - 2.5, foot - tall * 0.7, 5, tall * 0.7, palette.deep) +
      rect(x + (step - wide) / 2 - 16, foot, wide + 32, 12, isLit ? palette.light : palette.second)
    );
  });
  return (
    circle(
      width * random.pick([0.25, 0.5, 0.75] as const),
      height * 0.13,
      height * 0.075,
      palette.light,
    ) +
    rect(0, top - 14, width, 14, palette.third) +
    rect(0, top, width, height - top, mix(palette.ground, palette.deep, 0.55)) +
    windows
  );
};

const arcade = ({ width, height, random, palette }: Canvas) => {
  const columns = random.pick([3, 4] as const);
  const wide = width / columns;
  const inks = random.shuffle(getInks(palette));
  return repeat(4, (row) =>
    repeat(columns + 1, (column) => {
      const x = column * wide - (row % 2) * (wide / 2);
      const foot = height * 0.34 + row * height * 0.24;
      const ink = (level: number) => inks[(row + level) % 4] ?? palette.main;
      return repeat(4, (level) =>
        arch(
          x + (wide * level) / 9,
          foot + height * 0.2,
          wide * (1 - (level * 2) / 9),
          height * 0.46 - level * 22,
          level === 3 ? palette.deep : ink(level),
        ),
      );
    }),
  );
};

export const arches: Composition = (canvas) => {
  const { width, height, random, palette } = canvas;
  const draw = random.pick([nested, street, arcade] as const);
  const sky = [mix(palette.ground, palette.deep, 0.3), palette.ground];
  return (
    `<defs>${linearGradient('sky', sky)}${linearGradient('lit', [palette.light, palette.main])}</defs>` +
    rect(0, 0, width, height, 'url(#sky)') +
    draw(canvas)
  );
};
