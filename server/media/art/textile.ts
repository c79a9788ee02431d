import { getInks, type Composition } from './canvas.ts';
import { polygon, rect, repeat, round, type Point } from './svg.ts';

type Band = {
  width: number;
  y: number;
  tall: number;
  step: number;
  ground: string;
  ink: string;
  second: string;
};

const bandKinds = [
  /* zigzag */ ({ width, y, tall, step, ink }: Band) => {
    const points: Point[] = [];
    for (let x = -step; x <= width + step; x += step)
      points.push([x, y + tall * 0.8], [x + step / 2, y + tall * 0.2]);
    return `<polyline points="${points.map(([x, top]) => `${round(x)},${round(top)}`).join(' ')}" fill="none" stroke="${ink}" stroke-width="${round(tall * 0.22)}"/>`;
  },
  /* diamonds */ ({ width, y, tall, step, ink, second }: Band) =>
    repeat(width / step + 1, (index) => {
      const [x, middle] = [index * step, y + tall / 2];
      const diamond = (size: number, fill: string) =>
        polygon(
          [
            [x, middle - (tall / 2) * size],
            [x + (step / 2) * size, middle],
            [x, middle + (tall / 2) * size],
            [x - (step / 2) * size, middle],
          ],
          fill,
        );
      return diamond(0.92, ink) + diamond(0.5, second);
    }),
  /* stepped pyramids */ ({ width, y, tall, step, ink }: Band) =>
    repeat(width / step + 1, (index) =>
      repeat(4, (level) => {
        const wide = step * (1 - level * 0.25);
        return rect(
          index * step - wide / 2,
          y + tall - ((level + 1) * tall) / 4,
          wide,
          tall / 4 + 0.5,
          ink,
        );
      }),
    ),
  /* triangles */ ({ width, y, tall, step, ink, second }: Band) =>
    repeat(width / step + 1, (index) => {
      const x = index * step;
      return (
        polygon(
          [
            [x, y + tall],
            [x + step / 2, y],
            [x + step, y + tall],
          ],
          ink,
        ) +
        polygon(
          [
            [x + step * 0.3, y + tall],
            [x + step / 2, y + tall * 0.6],
            [x + step * 0.7, y + tall],
          ],
          second,
        )
      );
    }),
  /* crosses */ ({ width, y, tall, step, ink, second }: Band) =>
    repeat(width / step + 1, (index) => {
      const [x, middle, unit] = [index * step, y + tall / 2, Math.min(tall, step) / 5.2];
      return (
        rect(x - unit / 2, middle - unit * 1.5, unit, unit * 3, ink) +
        rect(x - unit * 1.5, middle - unit / 2, unit * 3, unit, ink) +
        rect(x + step / 2 - unit / 2, middle - unit / 2, unit, unit, second)
      );
    }),
] as const;

/** Bands after Andean cloth are mirrored around the middle. */
export const textile: Composition = ({ width, height, random, palette }) => {
  const step = width / random.pick([4, 5, 6, 8] as const);
  const grounds = random.shuffle([palette.ground, palette.deep, ...getInks(palette)]);
  const half: string[] = [];
  const kinds = random.shuffle(bandKinds);
  const isCentred = random.chance(0.6);
  const limit = isCentred ? height / 2 : height;
  let y = 0;
  for (let index = 0; y < limit; index += 1) {
    const isThin = index % 2 === 1;
    const tall = Math.min(
      isThin ? random.pick([14, 22, 30] as const) : random.pick([76, 96, 120] as const),
      Math.max(limit - y, 12),
    );
    const ground = grounds[index % grounds.length] ?? palette.ground;
    const [ink = palette.light, second = palette.main] = random.shuffle(
      grounds.filter((each) => each !== ground),
    );
    const band = { width, y, tall, step, ground, ink, second };
    const draw = kinds[(index / 2) % kinds.length];
    half.push(rect(0, y - 0.5, width, tall + 1, ground) + (isThin ? '' : (draw?.(band) ?? '')));
    y += tall;
  }
  const drawn = half.join('');
  const turn = random.chance(0.35) ? `rotate(90 ${width / 2} ${height / 2})` : 'rotate(0)';
  const mirrored = isCentred
    ? `<g transform="translate(0 ${height}) scale(1 -1)">${drawn}</g>`
    : '';
  return `<g transform="${turn}">${rect(0, 0, width, height, palette.ground)}${drawn}${mirrored}</g>`;
};
