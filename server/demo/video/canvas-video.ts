import { getPalette } from '../../media/art/palette.ts';
import { seededRandom } from '../../media/art/seeded-random.ts';
import { circle, rect, repeat, turned } from '../../media/art/svg.ts';
import { makeDrawnVideo } from './drawn-video.ts';

const side = 480;
const seconds = 3;
const rate = 10;

type Subject = { id: string; genre: string };
type Size = { width: number; height: number };

const square = { width: side, height: side };

/** The picture turns once in 3 seconds, so that the loop is seamless. */
export function drawCanvasVideo(subject: Subject): Promise<Buffer> {
  const draw = (progress: number) => drawDiscs(subject, progress);
  return makeDrawnVideo({ ...square, seconds, rate, draw });
}

/** The upright picture turns once in 6 seconds. */
export function drawStoryVideo(subject: Subject): Promise<Buffer> {
  const size = { width: 360, height: 640 };
  const draw = (progress: number) => drawDiscs(subject, progress, size);
  return makeDrawnVideo({ ...size, seconds: 6, rate, draw });
}

function drawDiscs({ id, genre }: Subject, progress: number, size: Size = square): string {
  const random = seededRandom(`canvas:${id}`);
  const palette = getPalette({ kind: 'album', id, genre });
  const inks = [palette.main, palette.second, palette.third, palette.deep];
  const { width, height } = size;
  const [across, down] = [width / 2, height / 2];
  const discs = repeat(9, (index) => {
    const distance = random.between(0.1, 0.5) * height;
    const radius = random.between(0.08, 0.24) * height;
    const direction = index % 2 === 0 ? 1 : -1;
    const angle = random.between(0, 360) + direction * progress * 360;
    const ink = inks[index % inks.length] ?? palette.main;
    return turned(
      circle(across + distance, down, radius, ink, 'opacity=".8"'),
      angle,
      across,
      down,
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `${rect(0, 0, width, height, palette.ground)}${discs}</svg>`
  );
}

/** Returns SVG. */
export function drawCanvasPicture(subject: { id: string; genre: string }): Buffer {
  return Buffer.from(drawDiscs(subject, 0));
}
