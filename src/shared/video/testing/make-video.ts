import { BufferTarget, CanvasSource, Mp4OutputFormat, Output } from 'mediabunny';

type Film = {
  name?: string;
  seconds?: number;
  width?: number;
  height?: number;
  /** `second` is the time in the video. */
  colour?: (second: number) => string;
};

const rate = 20;

/** Encodes a small MP4 in this browser: 360 px square and 4 s by default. */
export async function makeVideo({
  name = 'canvas.mp4',
  seconds = 4,
  width = 360,
  height = width,
  colour = (second) => `hsl(${260 + second * 20} 40% 40%)`,
}: Film = {}): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no canvas to draw on.');
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const source = new CanvasSource(canvas, { codec: 'vp9', bitrate: 300_000 });
  output.addVideoTrack(source, { frameRate: rate });
  await output.start();
  for (let frame = 0; frame < seconds * rate; frame += 1) {
    context.fillStyle = colour(frame / rate);
    context.fillRect(0, 0, width, height);
    await source.add(frame / rate, 1 / rate);
  }
  await output.finalize();
  return new File([target.buffer ?? new ArrayBuffer(0)], name, { type: 'video/mp4' });
}
