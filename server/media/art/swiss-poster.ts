import { getInks, type Canvas, type Composition } from './canvas.ts';
import { circle, group, polar, rect, repeat, round, sector, stroke } from './svg.ts';

/** Each ring is twice the last, after concert posters of the fifties. */
const arcs = ({ width, height, random, palette }: Canvas) => {
  const [x, y] = [
    width * random.pick([0.38, 0.5, 0.62] as const),
    height * random.pick([0.45, 0.55] as const),
  ];
  const inks = random.shuffle(getInks(palette));
  const turn = random.whole(0, 7) * 45;
  return (
    repeat(7, (index) => {
      const thick = 20 * 1.34 ** index;
      const radius = 24 + thick * 2.3;
      const from = turn + random.whole(0, 7) * 45;
      const [startX, startY] = polar(x, y, from, radius);
      const span = random.pick([135, 180, 225, 270] as const);
      const [endX, endY] = polar(x, y, from + span, radius);
      const d = `M${round(startX)} ${round(startY)}A${round(radius)} ${round(radius)} 0 ${span > 180 ? 1 : 0} 1 ${round(endX)} ${round(endY)}`;
      return stroke(d, inks[index % 4] ?? palette.main, thick);
    }) + circle(x, y, 26, palette.light)
  );
};

const bars = ({ width, height, random, palette }: Canvas) => {
  const inks = random.shuffle(getInks(palette));
  const thick = random.pick([44, 56, 68] as const);
  const lines = repeat(15, (index) => {
    const length = random.between(0.25, 1.1) * width;
    const from = random.chance(0.5) ? -width * 0.3 : random.between(0, 0.5) * width;
    return rect(
      from,
      -height * 0.35 + index * thick * 1.12,
      length,
      thick,
      inks[(index * 3) % 4] ?? palette.main,
      `rx="${thick / 2}"`,
    );
  });
  const disc = circle(
    width * random.pick([0.3, 0.7] as const),
    height * random.pick([0.3, 0.7] as const),
    92,
    palette.deep,
  );
  return (
    group(lines, `rotate(${random.pick([-45, -30, 45, 30] as const)} ${width / 2} ${height / 2})`) +
    disc
  );
};

const modules = ({ width, height, random, palette }: Canvas) => {
  const count = random.pick([3, 4] as const);
  const size = height / count;
  const columns = Math.ceil(width / size);
  return repeat(count * columns, (index) => {
    const [x, y] = [(index % columns) * size, Math.floor(index / columns) * size];
    const [a, b, c] = random.shuffle([...getInks(palette), palette.deep, palette.ground]);
    const quarter = random.whole(0, 3) * 90;
    const [cornerX, cornerY] = [
      x + (quarter === 90 || quarter === 180 ? size : 0),
      y + (quarter >= 180 ? size : 0),
    ];
    const shape = random.pick([
      () =>
        sector(cornerX, cornerY, size, quarter, quarter + 90, b) +
        sector(cornerX, cornerY, size / 2, quarter, quarter + 90, c),
      () => sector(cornerX, cornerY, size, quarter, quarter + 90, b),
      () =>
        circle(x + size / 2, y + size / 2, size * 0.36, b) +
        circle(x + size / 2, y + size / 2, size * 0.14, c),
      () =>
        sector(x + size / 2, y, size / 2, 0, 180, b) +
        sector(x + size / 2, y + size / 2, size / 2, 0, 180, c),
      () => rect(x, y, size / 2, size, b),
    ] as const);
    return rect(x, y, size + 1, size + 1, a) + shape();
  });
};

/** Draws piano keys, or levels of a mixing desk. */
const keys = ({ width, height, random, palette }: Canvas) => {
  const inks = random.shuffle([palette.main, palette.second, palette.third]);
  const count = random.pick([7, 9, 11] as const);
  const step = width / count;
  return repeat(count, (index) => {
    const top = random.between(0.07, 0.5) * height;
    const foot = random.between(0.62, 0.95) * height;
    const ink = inks[index % 3] ?? palette.main;
    const [x, wide] = [index * step + step * 0.09, step * 0.82];
    return (
      rect(x, top, wide, foot - top, ink, `rx="${round(wide / 2)}"`) +
      circle(x + wide / 2, top + wide / 2, wide * 0.3, palette.light) +
      (random.chance(0.4) ? rect(x, (top + foot) / 2, wide, 26, palette.deep) : '')
    );
  });
};

export const swissArcs: Composition = (canvas) => ground(canvas) + arcs(canvas);
export const swissBars: Composition = (canvas) => ground(canvas) + bars(canvas);
export const swissModules: Composition = (canvas) => ground(canvas) + modules(canvas);
export const swissKeys: Composition = (canvas) => ground(canvas) + keys(canvas);

const ground = ({ width, height, palette }: Canvas) => rect(0, 0, width, height, palette.ground);
