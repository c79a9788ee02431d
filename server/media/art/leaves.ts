import type { Canvas, Composition } from './canvas.ts';
import { mix } from './palette.ts';
import { circle, group, path, rect, repeat, round, stroke } from './svg.ts';

/** The leaf grows upwards from 0 0, `long` units, with one half shaded. */
export const leaf = (long: number, wide: number, ink: string, shade: string) =>
  path(
    `M0 0C${-wide} ${-long * 0.3} ${-wide * 0.8} ${-long * 0.75} 0 ${-long}C${wide * 0.8} ${-long * 0.75} ${wide} ${-long * 0.3} 0 0Z`,
    ink,
  ) + path(`M0 0C${wide} ${-long * 0.3} ${wide * 0.8} ${-long * 0.75} 0 ${-long}Z`, shade);

/** The branch grows from 0 0 and is `long` units tall. */
export function branch(
  long: number,
  pairs: number,
  inks: readonly [string, string],
  stem: string,
): string {
  const drawn = repeat(pairs, (index) => {
    const y = -long * (0.14 + (index / pairs) * 0.74);
    const size = long * 0.34 * (1 - (index / pairs) * 0.45);
    return [-52, 52]
      .map((lean) =>
        group(leaf(size, size * 0.36, ...inks), `translate(0 ${round(y)}) rotate(${lean})`),
      )
      .join('');
  });
  return (
    stroke(`M0 0V${-long * 0.86}`, stem, 7) +
    drawn +
    group(leaf(long * 0.26, long * 0.09, ...inks), `translate(0 ${round(-long * 0.82)})`)
  );
}

const fan = ({ random, palette }: Canvas, ink: string) => {
  const count = random.pick([7, 9] as const);
  return repeat(count, (index) =>
    group(
      leaf(230, 30, ink, mix(ink, palette.deep, 0.3)),
      `rotate(${round(-72 + (index * 144) / (count - 1))})`,
    ),
  );
};

export const leaves: Composition = (canvas) => {
  const { width, height, random, palette } = canvas;
  const [disc, a, b] = random.shuffle([palette.main, palette.second, palette.third]);
  const shaded = (ink: string): [string, string] => [ink, mix(ink, palette.deep, 0.32)];
  const stems = random.pick([1, 2, 3] as const);
  const tall = height * (stems === 1 ? 0.86 : 0.76);
  const plants = repeat(stems, (index) => {
    const x = width * ((index + 1) / (stems + 1));
    const lean = (index - (stems - 1) / 2) * 20 + random.between(-6, 6);
    const ink = index % 2 === 0 ? a : b;
    const isFan = random.chance(0.3);
    const plant = isFan
      ? stroke('M0 0V-230', palette.deep, 8) + group(fan(canvas, ink), 'translate(0 -230)')
      : branch(tall, random.pick([4, 5, 6] as const), shaded(ink), mix(ink, palette.deep, 0.5));
    return group(plant, `translate(${round(x)} ${round(height * 1.01)}) rotate(${round(lean)})`);
  });
  const berries = repeat(random.whole(0, 9), () =>
    circle(
      random.between(0.08, 0.92) * width,
      random.between(0.06, 0.6) * height,
      random.between(7, 13),
      palette.light,
    ),
  );
  return (
    rect(0, 0, width, height, palette.ground) +
    circle(width / 2, height * 0.44, height * 0.36, disc) +
    circle(width / 2, height * 0.44, height * 0.27, palette.light, 'opacity=".22"') +
    plants +
    berries
  );
};
