import { getInks, type Canvas, type Composition } from './canvas.ts';
import { contrast } from './palette.ts';
import {
  ellipse,
  group,
  path,
  rect,
  repeat,
  round,
  smoothLine,
  stroke,
  type Point,
} from './svg.ts';

/** The frond is 200 units tall and grows from 0 0. */
function frond(ink: string, lobes: number): string {
  const leaves = repeat(lobes, (index) => {
    const height = -14 - (index * 168) / lobes;
    const size = 46 * (1 - (index / lobes) * 0.5);
    const lean = 38 + index * 3;
    return [-1, 1]
      .map((side) =>
        group(
          ellipse(size * 0.9, 0, size, 11.5, ink),
          `translate(0 ${round(height)}) rotate(${round(side > 0 ? -lean : lean - 180)})`,
        ),
      )
      .join('');
  });
  return (
    stroke('M0 6C3 -60 -3 -130 0 -190', ink, 13, 'stroke-linecap="round"') +
    leaves +
    ellipse(0, -196, 12, 30, ink)
  );
}

function pebble(
  random: Canvas['random'],
  x: number,
  y: number,
  radius: number,
  ink: string,
): string {
  const count = 7;
  const points = Array.from({ length: count }, (_, index): Point => {
    const angle = (index / count) * Math.PI * 2;
    const reach = radius * random.between(0.72, 1.12);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  const [first, second, third] = points as [Point, Point, Point];
  return path(`${smoothLine([...points, first, second, third])}Z`, ink);
}

export const cutPaper: Composition = (canvas) => {
  const { width, height, random, palette } = canvas;
  const [columns, rows] = random.pick<readonly [number, number]>([
    [2, 2],
    [3, 2],
    [2, 3],
    [1, 2],
    [2, 1],
  ]);
  const [wide, tall] = [width / columns, height / rows];
  const sheets = random.shuffle([
    palette.ground,
    palette.main,
    palette.second,
    palette.third,
    palette.deep,
    palette.light,
  ]);
  return repeat(columns * rows, (index) => {
    const [x, y] = [(index % columns) * wide, Math.floor(index / columns) * tall];
    const sheet = sheets[index % sheets.length] ?? palette.ground;
    const figures = [palette.light, palette.light, palette.deep, ...getInks(palette)];
    const shown = random.shuffle(figures).find((ink) => contrast(ink, sheet) > 2) ?? palette.deep;
    const scale = Math.min(wide / 210, tall / 235) * random.between(0.94, 1.12);
    const drawing = random.chance(0.72)
      ? frond(shown, random.pick([5, 6, 7] as const))
      : pebble(random, 0, -100, 104, shown) + group(frond(sheet, 5), 'translate(0 -12) scale(.82)');
    const lean = random.between(-24, 24);
    return (
      rect(x - 0.5, y - 0.5, wide + 1, tall + 1, sheet) +
      group(
        group(drawing, 'translate(0 100)'),
        `translate(${round(x + wide / 2)} ${round(y + tall / 2)}) rotate(${round(lean)}) scale(${scale.toFixed(2)})`,
      )
    );
  });
};
