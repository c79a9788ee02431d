import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import sharp from 'sharp';

/** Returns SVG for a progress from 0 to 1. */
type Drawing = (progress: number) => string;

type DrawnVideo = {
  draw: Drawing;
  seconds: number;
  /** In frames per second. */
  rate: number;
  /** In pixels, like the SVG. */
  width: number;
  height: number;
  container?: 'mp4' | 'mov';
};

/**
 * Works without a video encoder: AVIF pictures contain AV1 key frames, which are joined. A frame
 * of 480 px takes about 25 ms.
 */
export async function makeDrawnVideo({
  draw,
  seconds,
  rate,
  width,
  height,
  container = 'mp4',
}: DrawnVideo): Promise<Buffer> {
  const target = new BufferTarget();
  const format = container === 'mov' ? new MovOutputFormat() : new Mp4OutputFormat();
  const output = new Output({ format, target });
  const source = new EncodedVideoPacketSource('av1');
  output.addVideoTrack(source, { frameRate: rate });
  await output.start();
  const count = Math.round(seconds * rate);
  for (let index = 0; index < count; index += 1) {
    const picture = await encodePicture(draw(index / count));
    const config = {
      codec: 'av01.0.04M.08',
      codedWidth: width,
      codedHeight: height,
      description: picture.config,
    };
    const packet = new EncodedPacket(picture.data, 'key', index / rate, 1 / rate);
    await source.add(packet, index === 0 ? { decoderConfig: config } : undefined);
  }
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}

async function encodePicture(svg: string) {
  const avif = await sharp(Buffer.from(svg))
    .removeAlpha()
    .avif({ quality: 50, effort: 0, chromaSubsampling: '4:2:0' })
    .toBuffer();
  const config = getContent(avif, 'av1C');
  const data = getContent(avif, 'mdat');
  return { config, data };
}

function getContent(file: Buffer, type: string): Buffer {
  const at = file.indexOf(type, 0, 'latin1');
  if (at < 4) throw new Error(`The picture has no ${type}.`);
  return file.subarray(at + 4, at - 4 + file.readUInt32BE(at - 4));
}
