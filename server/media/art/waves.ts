import { getInks, type Canvas, type Composition } from './canvas.ts';
import { mix } from './palette.ts';
import { circle, path, rect, repeat, round } from './svg.ts';

const scales = ({ width, height, random, palette }: Canvas) => {
  const size = width / random.pick([4, 5, 6] as const);
  const inks = random.shuffle(getInks(palette));
  const rows = Math.ceil(height / (size / 2)) + 2;
  return repeat(rows, (row) =>
    repeat(width / size + 2, (column) => {
      const [x, y] = [column * size - (row % 2) * (size / 2), row * size * 0.5];
      const isMarked = random.chance(0.16);
      const tones = isMarked
        ? [inks[2], palette.light, inks[1], palette.deep]
        : [palette.deep, inks[0], palette.ground, inks[3]];
      return tones
        .map((tone, level) => circle(x, y, size * (0.53 - level * 0.125), tone ?? palette.main))
        .join('');
    }),
  );
};

/** `turn` shifts the crests along. */
export function rollers(
  width: number,
  height: number,
  top: number,
  long: number,
  turn: number,
  ink: string,
): string {
  const rise = long * 0.3;
  const curls = Array.from(
    { length: Math.ceil(width / long) + 4 },
    () =>
      `c${round(long * 0.3)} 0 ${round(long * 0.34)} ${round(-rise)} ${round(long * 0.6)} ${round(-rise)}c${round(-long * 0.12)} ${round(rise * 0.3)} ${round(-long * 0.06)} ${round(rise)} ${round(long * 0.4)} ${round(rise)}`,
  ).join('');
  return path(
    `M${round(-long * 2 + turn)} ${round(top)}${curls}V${round(height)}H${round(-long * 2)}Z`,
    ink,
  );
}

const sea = ({ width, height, random, palette }: Canvas) => {
  const count = 7;
  const foot = [
    palette.light,
    palette.third,
    palette.second,
    palette.main,
    palette.third,
    mix(palette.ground, palette.deep, 0.5),
    palette.deep,
  ];
  const line = height * 0.44;
  const long = width / random.pick([3, 4, 5] as const);
  return (
    circle(
      width * random.pick([0.3, 0.5, 0.7] as const),
      height * 0.3,
      height * 0.17,
      palette.main,
    ) +
    repeat(count, (index) =>
      rollers(
        width,
        height,
        line + (index * (height - line)) / count + 20,
        long,
        (index % 2) * long * 0.5 + random.between(-20, 20),
        foot[index] ?? palette.deep,
      ),
    )
  );
};

export const waves: Composition = (canvas) =>
  rect(0, 0, canvas.width, canvas.height, canvas.palette.ground) +
  canvas.random.pick([scales, sea] as const)(canvas);
