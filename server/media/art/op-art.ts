import type { Canvas, Composition } from './canvas.ts';
import { circle, group, rect, repeat, round, smoothLine, stroke, type Point } from './svg.ts';

const stripes = (canvas: Canvas, step: number, ink: string) =>
  repeat((canvas.width * 2) / step, (index) =>
    rect(-canvas.width / 2 + index * step, -canvas.height / 2, step / 2, canvas.height * 2, ink),
  );

const turnedDisc: Composition = (canvas) => {
  const { width, height, random, palette } = canvas;
  const step = random.pick([40, 50, 60] as const);
  const middle = `${width / 2} ${height / 2}`;
  const lean = random.pick([0, 45, 20] as const);
  const [inner, outer] = random.chance(0.5)
    ? [palette.light, palette.main]
    : [palette.main, palette.light];
  return (
    `<defs><clipPath id="disc">${circle(width / 2, height / 2, height * 0.36, '#000')}</clipPath></defs>` +
    rect(0, 0, width, height, palette.ground) +
    group(stripes(canvas, step, outer), `rotate(${lean} ${middle})`) +
    `<g clip-path="url(#disc)">${rect(0, 0, width, height, palette.deep)}${group(stripes(canvas, step, inner), `rotate(${lean + 90} ${middle})`)}</g>`
  );
};

const swell: Composition = ({ width, height, random, palette }) => {
  const inks = random.shuffle([palette.main, palette.second, palette.third, palette.light]);
  const [count, reach] = [13, random.between(34, 62)];
  const phase = random.between(0, 6);
  const turns = random.pick([1, 1.5, 2] as const);
  const lines = repeat(count + 4, (row) => {
    const base = ((row - 1.5) / count) * height;
    const points = Array.from({ length: 13 }, (_, index): Point => {
      const share = index / 12;
      const fold = Math.sin(share * Math.PI * 2 * turns + phase + row * 0.16);
      return [share * width * 1.1 - width * 0.05, base + fold * reach];
    });
    return stroke(
      smoothLine(points),
      inks[row % 4] ?? palette.main,
      (height / count) * (row % 2 === 0 ? 0.9 : 0.5),
    );
  });
  const turn = random.pick([0, 90, -35] as const);
  return (
    rect(0, 0, width, height, palette.ground) +
    group(
      lines,
      `rotate(${turn} ${width / 2} ${height / 2}) translate(${-width * 0.15} ${-height * 0.15}) scale(1.3)`,
    )
  );
};

/** A chequerboard whose columns narrow and widen again. */
const fold: Composition = ({ width, height, random, palette }) => {
  const [columns, rows] = [14, 9];
  const crease = random.between(0.35, 0.65);
  const widths = Array.from(
    { length: columns },
    (_, index) => 0.16 + Math.abs((index + 0.5) / columns - crease) ** 1.1 * 2.2,
  );
  const total = widths.reduce((sum, each) => sum + each, 0);
  const inks = random.shuffle([palette.main, palette.second, palette.third]);
  let x = 0;
  const cells = widths.map((each, column) => {
    const wide = (each / total) * width;
    const ink = column / columns < crease ? palette.light : (inks[0] ?? palette.main);
    const drawn = repeat(rows, (row) =>
      (row + column) % 2 === 0
        ? rect(x, (row / rows) * height, wide + 0.4, height / rows, ink)
        : '',
    );
    x += wide;
    return drawn;
  });
  return (
    rect(0, 0, width, height, palette.deep) +
    rect(0, 0, width * crease, height, palette.ground) +
    cells.join('')
  );
};

const tunnel: Composition = ({ width, height, random, palette }) => {
  const inks = random.shuffle([palette.main, palette.light, palette.second, palette.deep]);
  const [driftX, driftY] = [random.between(-0.5, 0.5), random.between(-0.5, 0.5)];
  const count = 11;
  const turn = random.pick([0, 0, 4, 8] as const);
  return (
    rect(0, 0, width, height, palette.ground) +
    repeat(count, (index) => {
      const share = 1 - (index + 0.6) / count;
      const [wide, tall] = [width * share, height * share];
      const [x, y] = [((width - wide) / 2) * (1 + driftX), ((height - tall) / 2) * (1 + driftY)];
      return rect(
        x,
        y,
        wide,
        tall,
        inks[index % 4] ?? palette.main,
        `transform="rotate(${index * turn} ${round(x + wide / 2)} ${round(y + tall / 2)})"`,
      );
    })
  );
};

export const opArt: Composition = (canvas) =>
  canvas.random.pick([turnedDisc, swell, fold, tunnel] as const)(canvas);
export const ribbons = swell;
