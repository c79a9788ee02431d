import type { Canvas, Composition } from './canvas.ts';
import { mix } from './palette.ts';
import { circle, linearGradient, polygon, rect, repeat, type Point } from './svg.ts';

/** Draws a row at the foot of the surface. */
export function towers(
  { width, height, random, palette }: Canvas,
  top: number,
  ink: string,
  lit: string,
  chance: number,
): string {
  const drawn: string[] = [];
  for (let x = -20; x < width;) {
    const wide = random.pick([64, 84, 104] as const);
    const roof = top + random.between(0, height * 0.24);
    drawn.push(
      rect(
        x,
        roof,
        wide + 0.5,
        height - roof,
        drawn.length % 2 === 0 ? ink : mix(ink, palette.deep, 0.16),
      ),
    );
    if (random.chance(0.3)) drawn.push(rect(x + wide * 0.4, roof - 34, 6, 34, ink));
    const columns = Math.floor((wide - 14) / 20);
    for (let row = 0; row * 30 + roof + 20 < height; row += 1) {
      drawn.push(
        repeat(columns, (column) =>
          random.chance(chance) ? rect(x + 9 + column * 20, roof + 16 + row * 30, 11, 17, lit) : '',
        ),
      );
    }
    x += wide;
  }
  return drawn.join('');
}

const skyline = (canvas: Canvas) => {
  const { width, height, random, palette } = canvas;
  return (
    circle(
      width * random.between(0.25, 0.75),
      height * 0.28,
      height * random.between(0.12, 0.19),
      random.pick([palette.light, palette.main] as const),
    ) +
    towers(canvas, height * 0.3, mix(palette.second, palette.ground, 0.35), palette.light, 0.12) +
    towers(canvas, height * 0.46, palette.second, palette.main, 0.3) +
    towers(canvas, height * 0.62, palette.deep, palette.main, 0.4)
  );
};

/** Shows the blocks from above a corner. */
const blocks = ({ width, height, random, palette }: Canvas) => {
  const half = width / random.pick([6, 8] as const);
  const drawn: string[] = [];
  for (let row = -1; row < 17; row += 1) {
    for (let column = -1; column < 6; column += 1) {
      const x = column * half * 2 + (row % 2 === 0 ? 0 : half);
      const y = row * half * 0.5 + random.pick([-1, 0, 0, 1] as const) * half * 0.5;
      const top = random.pick([palette.light, palette.main, palette.third, palette.main] as const);
      // The outline closes the seam between touching faces.
      const face = (points: Point[], ink: string) =>
        polygon(points, ink, `stroke="${ink}" stroke-width=".8"`);
      drawn.push(
        face(
          [
            [x - half, y],
            [x, y + half / 2],
            [x, y + height],
            [x - half, y + height],
          ],
          palette.second,
        ) +
          face(
            [
              [x + half, y],
              [x, y + half / 2],
              [x, y + height],
              [x + half, y + height],
            ],
            palette.deep,
          ) +
          face(
            [
              [x, y - half / 2],
              [x + half, y],
              [x, y + half / 2],
              [x - half, y],
            ],
            top,
          ),
      );
    }
  }
  return drawn.join('');
};

export const city: Composition = (canvas) => {
  const { width, height, random, palette } = canvas;
  const draw = random.chance(0.6) ? skyline : blocks;
  return `<defs>${linearGradient('sky', [mix(palette.ground, palette.deep, 0.35), palette.ground, mix(palette.ground, palette.third, 0.6)])}</defs>${rect(0, 0, width, height, 'url(#sky)')}${draw(canvas)}`;
};
