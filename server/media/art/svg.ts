export type Point = readonly [x: number, y: number];

/** One decimal keeps documents short. */
export const round = (value: number): string => String(Math.round(value * 10) / 10);

export const circle = (x: number, y: number, radius: number, fill: string, more = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}" ${more}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${more}/>`;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more = '',
) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}" ${more}/>`;

export const path = (d: string, fill: string, more = '') =>
  `<path d="${d}" fill="${fill}" ${more}/>`;

export const stroke = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}" ${more}/>`;

export const ring = (
  x: number,
  y: number,
  radius: number,
  colour: string,
  width: number,
  more = '',
) => circle(x, y, radius, 'none', `stroke="${colour}" stroke-width="${round(width)}" ${more}`);

export const polygon = (points: readonly Point[], fill: string, more = '') =>
  `<polygon points="${points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')}" fill="${fill}" ${more}/>`;

export const group = (content: string, transform: string, more = '') =>
  `<g transform="${transform}" ${more}>${content}</g>`;

export const turned = (content: string, degrees: number, x: number, y: number) =>
  group(content, `rotate(${round(degrees)} ${round(x)} ${round(y)})`);

export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => draw(index)).join('');

/** Degrees count clockwise from the right. */
export const polar = (x: number, y: number, degrees: number, distance: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance];
};

/** Angles are in degrees. */
export const sector = (
  x: number,
  y: number,
  radius: number,
  from: number,
  to: number,
  fill: string,
) => {
  const [startX, startY] = polar(x, y, from, radius);
  const [endX, endY] = polar(x, y, to, radius);
  const large = to - from > 180 ? 1 : 0;
  const arc = `A${round(radius)} ${round(radius)} 0 ${large} 1 ${round(endX)} ${round(endY)}`;
  return path(`M${round(x)} ${round(y)}L${round(startX)} ${round(startY)}${arc}Z`, fill);
};

/** `angle` is in degrees; 90 runs downwards. */
export const linearGradient = (id: string, colours: readonly string[], angle = 90) =>
  `<linearGradient id="${id}" gradientTransform="rotate(${angle} .5 .5)">${colours
    .map(
      (colour, index) =>
        `<stop offset="${round((index / Math.max(1, colours.length - 1)) * 100)}%" stop-color="${colour}"/>`,
    )
    .join('')}</linearGradient>`;

/** Converts a Catmull-Rom curve to Bézier segments. */
export const smoothLine = (points: readonly Point[]) => {
  const at = (index: number): Point =>
    points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  const [startX, startY] = at(0);
  const segments = points.slice(1).map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[...first, ...second, ...to].map(round).join(' ')}`;
  });
  return `M${round(startX)} ${round(startY)}${segments.join('')}`;
};

export const star = (
  x: number,
  y: number,
  tips: number,
  outer: number,
  inner: number,
  turn = -90,
): Point[] =>
  Array.from({ length: tips * 2 }, (_, index) =>
    polar(x, y, turn + (index * 180) / tips, index % 2 === 0 ? outer : inner),
  );
