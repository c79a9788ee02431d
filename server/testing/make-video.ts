import { makeDrawnVideo } from '../media/demo/video/drawn-video.ts';

type Video = {
  seconds?: number;
  width?: number;
  height?: number;
  container?: 'mp4' | 'mov';
  /** The colour at a moment, from 0 to 1. */
  colour?: (progress: number) => string;
  rate?: number;
};

/** A video of plain colour that browsers play: a square of 480 px and 4 s, with two pictures in a second, unless told otherwise. */
export function makeVideo({
  seconds = 4,
  width = 480,
  height = width,
  container = 'mp4',
  colour = (progress) => `hsl(${Math.round(progress * 60)} 60% 40%)`,
  rate = 2,
}: Video = {}): Promise<Buffer> {
  const draw = (progress: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="${colour(progress)}"/></svg>`;
  return makeDrawnVideo({ draw, seconds, rate, width, height, container });
}
