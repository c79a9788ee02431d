import { arch } from './arches.ts';
import { azulejo } from './azulejo.ts';
import type { Canvas, Composition } from './canvas.ts';
import { towers } from './city.ts';
import { calmSea, clouds, range } from './horizon.ts';
import { branch } from './leaves.ts';
import { ribbons } from './op-art.ts';
import { mix } from './palette.ts';
import { circle, group, linearGradient, rect, repeat, ring, round } from './svg.ts';
import { textile } from './textile.ts';
import { rollers } from './waves.ts';

const sky = ({ width, height, palette }: Canvas) =>
  `<defs>${linearGradient('sky', [mix(palette.ground, palette.deep, 0.3), palette.ground, mix(palette.ground, palette.third, 0.65)])}</defs>${rect(0, 0, width, height, 'url(#sky)')}`;

const disc = ({ width, height, random, palette }: Canvas, y: number) => {
  const x = width * random.pick([0.24, 0.38, 0.62, 0.76] as const);
  const radius = height * random.between(0.2, 0.3);
  const ink = random.pick([palette.main, palette.main, palette.light] as const);
  const drawn =
    repeat(3, (index) => circle(x, y, radius * (2.3 - index * 0.42), ink, 'opacity=".15"')) +
    circle(x, y, radius, ink);
  return { x, radius, ink, drawn };
};

const frame = ({ width, height, random, palette }: Canvas) => {
  const shade = mix(palette.deep, palette.second, 0.16);
  const sprig = (x: number, lean: number) =>
    group(
      branch(height * random.between(0.62, 0.86), 5, [palette.deep, shade], palette.deep),
      `translate(${round(x)} ${height + 20}) rotate(${lean})`,
    );
  return [
    [0.02, 8],
    [0.09, 26],
    [0.91, -24],
    [0.98, -6],
  ]
    .map(([x = 0, lean = 0]) => sprig(width * x, lean))
    .join('');
};

const hills: Composition = (canvas) => {
  const { height, random, palette } = canvas;
  const isRough = random.chance(0.5);
  const inks = [
    mix(palette.third, palette.ground, 0.3),
    palette.third,
    palette.second,
    mix(palette.second, palette.deep, 0.5),
    palette.deep,
  ];
  const ranges = inks.map((ink, index) => {
    const isPeaked = isRough && index < 2;
    const swing = height * (isPeaked ? 0.15 : 0.12);
    return range(canvas, { top: height * (0.46 + index * 0.11), swing, ink, isRough: isPeaked });
  });
  return (
    sky(canvas) +
    clouds(canvas) +
    disc(canvas, height * 0.4).drawn +
    ranges.join('') +
    (random.chance(0.6) ? frame(canvas) : '')
  );
};

const sea: Composition = (canvas) => {
  const { width, height, random, palette } = canvas;
  const line = height * 0.56;
  const { drawn, ...light } = disc(canvas, line - height * 0.08);
  const tones = [palette.light, palette.third, palette.second, palette.third, palette.deep];
  const rows = tones.map((tone, index) => {
    const turn = (index % 2) * 75 + random.between(-20, 20);
    return rollers(width, height, height * (0.58 + index * 0.1), 150, turn, tone);
  });
  const water = random.chance(0.5) ? rows.join('') : calmSea(canvas, line, light);
  return sky(canvas) + clouds(canvas) + drawn + water + (random.chance(0.4) ? frame(canvas) : '');
};

const night: Composition = (canvas) => {
  const { height, palette } = canvas;
  const tall = { ...canvas, height: height * 1.15 };
  return (
    sky(canvas) +
    disc(canvas, height * 0.36).drawn +
    towers(tall, height * 0.3, mix(palette.second, palette.ground, 0.4), palette.light, 0.12) +
    towers(tall, height * 0.46, palette.second, palette.main, 0.28) +
    towers(tall, height * 0.62, palette.deep, palette.main, 0.38)
  );
};

const arcade: Composition = (canvas) => {
  const { width, height, random, palette } = canvas;
  const count = random.pick([5, 6, 7] as const);
  const step = width / count;
  const inks = random.shuffle([palette.main, palette.second, palette.third]);
  const bays = repeat(count, (index) =>
    repeat(5, (level) =>
      arch(
        index * step + (step * level) / 11 + 4,
        height,
        step * (1 - (level * 2) / 11) - 8,
        height * 0.86 - level * 34,
        level === 4
          ? palette.deep
          : level === 3
            ? palette.light
            : (inks[(index + level) % 3] ?? palette.main),
      ),
    ),
  );
  return sky(canvas) + bays;
};

const garden: Composition = (canvas) => {
  const { width, height, random, palette } = canvas;
  const inks = random.shuffle([palette.main, palette.second, palette.third]);
  const plants = repeat(11, (index) => {
    const ink = inks[index % 3] ?? palette.main;
    const tall = height * random.between(0.66, 0.98);
    return group(
      branch(
        tall,
        random.pick([4, 5, 6] as const),
        [ink, mix(ink, palette.deep, 0.32)],
        mix(ink, palette.deep, 0.5),
      ),
      `translate(${round((index + 0.5) * (width / 11))} ${height + 8}) rotate(${round(random.between(-13, 13))})`,
    );
  });
  return (
    sky(canvas) +
    disc(canvas, height * 0.42).drawn +
    range(canvas, { top: height * 0.86, swing: height * 0.04, ink: palette.deep }) +
    plants
  );
};

const ripples: Composition = (canvas) => {
  const { width, height, random, palette } = canvas;
  const inks = random.shuffle([palette.main, palette.second, palette.third, palette.light]);
  const centre = width * random.between(0.3, 0.7);
  return (
    rect(0, 0, width, height, palette.ground) +
    repeat(13, (index) =>
      ring(
        centre,
        height,
        70 + index * 66,
        inks[index % 4] ?? palette.main,
        index % 2 === 0 ? 46 : 22,
      ),
    ) +
    circle(centre, height, 48, palette.light)
  );
};

const scenes = [
  hills,
  hills,
  sea,
  sea,
  night,
  arcade,
  garden,
  ripples,
  azulejo,
  textile,
  ribbons,
] as const;

export const artistBanner: Composition = (canvas) => canvas.random.pick(scenes)(canvas);
