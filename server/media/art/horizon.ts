import type { Canvas, Composition } from './canvas.ts';
import { mix } from './palette.ts';
import {
  circle,
  linearGradient,
  path,
  rect,
  repeat,
  round,
  smoothLine,
  type Point,
} from './svg.ts';

type Range = { top: number; swing: number; ink: string; isRough?: boolean; foot?: number };

/** Draws hills, or mountains if rough, down to `foot`. */
export function range(
  { width, height, random }: Canvas,
  { top, swing, ink, isRough = false, foot = height }: Range,
): string {
  const count = isRough ? random.whole(7, 10) : random.whole(4, 6);
  const points = Array.from({ length: count + 1 }, (_, index): Point => {
    const away = isRough && index % 2 === 0 ? -swing : swing;
    return [(index / count) * width * 1.1 - width * 0.05, top + away * random.between(0.25, 1)];
  });
  const crest = isRough
    ? `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`
    : smoothLine(points);
  return path(`${crest}V${round(foot)}H${-width * 0.1}Z`, ink);
}

/** Draws light on water. */
function glitter(
  { random }: Canvas,
  x: number,
  top: number,
  foot: number,
  reach: number,
  ink: string,
): string {
  const count = Math.round((foot - top) / 24);
  return repeat(count, (index) => {
    const wide = reach * (1 - (index / count) * 0.55) * random.between(0.6, 1.15);
    const drift = random.between(-0.12, 0.12) * reach;
    return rect(
      x - wide / 2 + drift,
      top + index * 24,
      wide,
      9,
      ink,
      `rx="4.5" opacity="${(0.95 - (index / count) * 0.5).toFixed(2)}"`,
    );
  });
}

export function clouds({ width, height, random, palette }: Canvas): string {
  return repeat(random.whole(2, 4), () => {
    const [x, y] = [random.between(-0.05, 0.85) * width, random.between(0.08, 0.36) * height];
    const long = random.between(0.24, 0.42) * height;
    const bar = (dx: number, dy: number, share: number) =>
      rect(x + dx * long, y + dy, long * share, 18, palette.light, 'rx="9" opacity=".3"');
    return bar(0, 0, 1) + bar(0.3, 18, 1.1);
  });
}

type Light = { x: number; radius: number; ink: string };

/** Draws water from `line` down, with a far shore and a disc's light. */
export function calmSea(canvas: Canvas, line: number, { x, radius, ink }: Light): string {
  const { width, height, palette } = canvas;
  const shore = mix(palette.third, palette.deep, 0.38);
  return (
    `<defs>${linearGradient('sea', [palette.second, palette.deep])}</defs>` +
    rect(0, line, width, height, 'url(#sea)') +
    range(canvas, { top: line - 7, swing: height * 0.06, ink: shore, isRough: true, foot: line }) +
    glitter(canvas, x, line + 24, height * 0.94, radius * 2.1, ink)
  );
}

export const horizon: Composition = (canvas) => {
  const { width, height, random, palette } = canvas;
  const isRough = random.chance(0.45);
  const isSea = random.chance(0.4);
  const line = height * random.between(0.52, 0.64);
  const radius = height * random.between(0.13, 0.24);
  const x = width * random.pick([0.28, 0.5, 0.72] as const);
  const ink = random.chance(0.3) ? palette.light : palette.main;
  const sky = [
    mix(palette.ground, palette.deep, 0.25),
    palette.ground,
    mix(palette.ground, palette.third, 0.75),
  ];
  const y = line - radius * 0.45;
  const halo = repeat(3, (index) =>
    circle(x, y, radius * (2.5 - index * 0.5), ink, 'opacity=".16"'),
  );
  const land = [
    palette.third,
    palette.second,
    mix(palette.second, palette.deep, 0.55),
    palette.deep,
  ];
  const ranges = land.map((tone, index) =>
    range(canvas, {
      top: line + index * (height - line) * 0.27,
      swing: height * 0.055,
      ink: tone,
      isRough: isRough && index < 2,
    }),
  );
  return (
    `<defs>${linearGradient('sky', sky)}</defs>` +
    rect(0, 0, width, height, 'url(#sky)') +
    (random.chance(0.5) ? clouds(canvas) : '') +
    halo +
    circle(x, y, radius, ink) +
    (isSea ? calmSea(canvas, line, { x, radius, ink }) : ranges.join(''))
  );
};
