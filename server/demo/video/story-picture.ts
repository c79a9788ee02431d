import { albumCover } from '../../media/art/album-cover.ts';
import { getPalette } from '../../media/art/palette.ts';
import { seededRandom } from '../../media/art/seeded-random.ts';

const [width, height] = [1080, 1920];

export function drawStoryPicture({ id, genre }: { id: string; genre: string }): Buffer {
  const random = seededRandom(`story:${id}`);
  const palette = getPalette({ kind: 'album', id, genre });
  const drawn = albumCover({ width, height, random, palette }, genre);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawn}</svg>`,
  );
}
