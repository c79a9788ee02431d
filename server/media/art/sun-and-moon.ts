import { getInks, type Canvas, type Composition } from './canvas.ts';
import {
  circle,
  group,
  linearGradient,
  path,
  polar,
  polygon,
  rect,
  repeat,
  ring,
  sector,
  star,
} from './svg.ts';

type Disc = Canvas & { x: number; y: number; radius: number };

const rings = ({ x, y, radius, palette, random }: Disc) => {
  const inks = random.shuffle(getInks(palette));
  const count = random.whole(4, 7);
  return repeat(count, (index) =>
    circle(x, y, radius * (1 - index / count), inks[index % 4] ?? palette.main),
  );
};

const rays = ({ x, y, radius, palette, random }: Disc) => {
  const [a, b, c] = random.shuffle([palette.main, palette.second, palette.third]);
  const tips = random.pick([12, 16, 20, 24] as const);
  return (
    polygon(star(x, y, tips, radius * 1.75, radius * 1.05), a) +
    polygon(star(x, y, tips, radius * 1.4, radius * 0.98, -90 + 180 / tips), palette.light) +
    circle(x, y, radius, b) +
    circle(x, y, radius * 0.72, c) +
    circle(x, y, radius * 0.4, palette.light)
  );
};

const eclipse = ({ x, y, radius, palette, random }: Disc) => {
  const lean = radius * random.between(0.28, 0.5) * random.pick([-1, 1] as const);
  const stars = repeat(9, (index) => {
    const [starX, starY] = polar(x, y, index * 40 + random.between(0, 30), radius * 1.9);
    return circle(starX, starY, random.between(2, 5), palette.light);
  });
  return (
    repeat(5, (index) =>
      ring(
        x,
        y,
        radius * (1.22 + index * 0.2),
        palette.second,
        7 - index,
        `opacity="${0.75 - index * 0.12}"`,
      ),
    ) +
    circle(x, y, radius * 1.05, 'url(#glow)') +
    circle(x + lean, y - Math.abs(lean) * 0.4, radius * 0.86, palette.ground) +
    stars
  );
};

const halves = ({ x, y, radius, palette, random }: Disc) => {
  const [a, b, c] = random.shuffle([palette.main, palette.third, palette.light]);
  const steps = 4;
  return repeat(steps, (index) => {
    const size = radius * 1.5 * (1 - index / steps);
    return (
      sector(x, y, size, 180, 360, [a, c, b, palette.second][index] ?? a) +
      sector(x, y, size, 0, 180, [palette.second, b, palette.deep, c][index] ?? b)
    );
  });
};

/** Draws rings, rays, an eclipse or a day folded onto a night. */
export const sunAndMoon: Composition = (canvas) => {
  const { width, height, random, palette } = canvas;
  const draw = random.pick([rings, rays, rays, eclipse, eclipse, halves] as const);
  const x = width * (draw === rings ? random.pick([0.5, 0.5, 0.32, 0.68] as const) : 0.5);
  const y = height * (draw === rings ? random.pick([0.5, 0.62, 0.4] as const) : 0.5);
  const disc: Disc = {
    ...canvas,
    x,
    y,
    radius: height * (draw === rings ? random.between(0.38, 0.5) : 0.26),
  };
  const lower = draw === halves ? rect(0, height / 2, width, height / 2, palette.deep) : '';
  const band =
    draw === rings && random.chance(0.5)
      ? group(path(`M0 ${height * 0.8}H${width}V${height}H0Z`, palette.deep), '')
      : '';
  return (
    `<defs>${linearGradient('glow', [palette.light, palette.main], 70)}</defs>` +
    rect(0, 0, width, height, palette.ground) +
    lower +
    draw(disc) +
    band
  );
};
