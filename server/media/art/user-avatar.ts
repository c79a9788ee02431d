import { getInks, type Composition } from './canvas.ts';
import { circle, rect, repeat, sector } from './svg.ts';

/** The avatar stays legible when cropped to a circle. */
export const userAvatar: Composition = ({ width, height, random, palette }) => {
  const half = width / 2;
  const inks = random.shuffle([...getInks(palette), palette.deep]);
  const isWhole = random.chance(0.4);
  const tiles = repeat(4, (index) => {
    const [column, row] = [index % 2, Math.floor(index / 2)];
    const [x, y] = [column * half, row * half];
    const [ground, ink, core] = [
      inks[index] ?? palette.main,
      inks[(index + 1) % 5] ?? palette.second,
      inks[(index + 2) % 5] ?? palette.light,
    ];
    const [cornerX, cornerY] = isWhole || random.chance(0.5) ? [half, half] : [half, row * height];
    const start = cornerX > x ? (cornerY > y ? 180 : 90) : cornerY > y ? 270 : 0;
    return (
      rect(x, y, half + 0.5, half + 0.5, ground) +
      sector(cornerX, cornerY, half * 0.86, start, start + 90, ink) +
      sector(cornerX, cornerY, half * 0.5, start, start + 90, core)
    );
  });
  const centre = random.chance(0.6)
    ? circle(half, half, half * 0.2, palette.light) + circle(half, half, half * 0.1, palette.deep)
    : '';
  return tiles + centre;
};
