import { getInks, type Canvas, type Composition } from './canvas.ts';
import { mix } from './palette.ts';
import { circle, group, rect, repeat, ring, round, sector } from './svg.ts';

const record = ({ random, palette }: Canvas, x: number, y: number, radius: number) => {
  const [a, b] = random.shuffle([palette.main, palette.third, palette.light]);
  const line = mix(palette.deep, palette.light, 0.24);
  return (
    circle(x, y, radius, palette.deep) +
    repeat(9, (index) => ring(x, y, radius * (0.95 - index * 0.062), line, 2.2)) +
    [18, 198]
      .map((from) =>
        group(sector(x, y, radius * 0.96, from, from + 24, palette.light), '', 'opacity=".14"'),
      )
      .join('') +
    circle(x, y, radius * 0.36, a) +
    sector(x, y, radius * 0.36, 0, 180, b) +
    circle(x, y, radius * 0.05, palette.deep)
  );
};

/** A record larger than its sleeve. */
const single: Composition = (canvas) => {
  const { width, height, random, palette } = canvas;
  const turn = random.whole(0, 11) * 30;
  const radius = height * random.between(0.36, 0.42);
  const [x, y] = [
    width * random.pick([0.5, 0.68, 0.32] as const),
    height * random.pick([0.5, 0.64] as const),
  ];
  return (
    circle(x, y, radius * 1.3, palette.second) +
    circle(x, y, radius * 1.14, palette.third) +
    group(record(canvas, x, y, radius), `rotate(${turn} ${round(x)} ${round(y)})`)
  );
};

/** A disc of rings cut into strips that have slid apart. */
const sliced: Composition = ({ width, height, random, palette }) => {
  const strips = random.pick([3, 4, 5] as const);
  const tall = height / strips;
  const inks = random.shuffle(getInks(palette));
  const disc = repeat(8, (index) =>
    circle(width / 2, height / 2, height * 0.43 * (1 - index / 8), inks[index % 4] ?? palette.main),
  );
  const clips = repeat(
    strips,
    (index) =>
      `<clipPath id="s${index}">${rect(0, index * tall, width, tall + 0.4, '#000')}</clipPath>`,
  );
  const drawn = repeat(strips, (index) => {
    const slide = (index % 2 === 0 ? -1 : 1) * random.between(0.03, 0.16) * width;
    return `<g transform="translate(${round(slide)} 0)"><g clip-path="url(#s${index})">${disc}</g></g>`;
  });
  return `<defs>${clips}</defs>${drawn}`;
};

const ripples: Composition = ({ width, height, random, palette }) => {
  const [a, b] = random.shuffle([palette.main, palette.third, palette.light]);
  const source = (x: number, y: number, ink: string) =>
    repeat(11, (index) => ring(x, y, 24 + index * 42, ink, 17));
  return `${source(width * random.between(0.1, 0.35), height, a)}<g style="mix-blend-mode:normal" opacity=".92">${source(width * random.between(0.65, 0.9), 0, b)}</g>`;
};

/** A guitar's soundhole with its mosaic and strings. */
const soundhole: Composition = ({ width, height, random, palette }) => {
  const [x, y] = [width / 2, height * 0.5];
  const count = random.pick([24, 30, 36] as const);
  const inks = random.shuffle(getInks(palette));
  const mosaic = (radius: number, shift: number) =>
    repeat(count, (index) =>
      sector(
        x,
        y,
        radius,
        (index * 360) / count,
        ((index + 1) * 360) / count + 0.4,
        inks[(index + shift) % 3] ?? palette.main,
      ),
    );
  const strings = repeat(6, (index) =>
    rect(x - 88 + index * 35, 0, 3 + (5 - index) * 0.7, height, palette.light),
  );
  return (
    repeat(7, (index) =>
      rect(
        (index * width) / 7,
        0,
        width / 7 + 1,
        height,
        mix(palette.ground, index % 2 === 0 ? palette.deep : palette.second, 0.13),
      ),
    ) +
    circle(x, y, 246, palette.deep) +
    mosaic(238, 0) +
    circle(x, y, 206, palette.light) +
    mosaic(198, 1) +
    circle(x, y, 166, palette.deep) +
    strings
  );
};

export const grooves: Composition = (canvas) =>
  rect(0, 0, canvas.width, canvas.height, canvas.palette.ground) +
  canvas.random.pick([single, sliced, ripples] as const)(canvas);

export const guitar: Composition = (canvas) =>
  rect(0, 0, canvas.width, canvas.height, canvas.palette.ground) + soundhole(canvas);
