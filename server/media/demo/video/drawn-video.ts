import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import sharp from 'sharp';

/** What is to be seen of a moment, from 0 at the beginning to 1 at the end, as an SVG document. */
type Drawing = (progress: number) => string;

type DrawnVideo = {
  draw: Drawing;
  seconds: number;
  /** Pictures in a second. */
  rate: number;
  /** Pixels, as the SVG has them. */
  width: number;
  height: number;
  container?: 'mp4' | 'mov';
};

/**
 * A video without sound out of drawn pictures, which browsers play. No encoder of video is at hand: each picture is
 * encoded by itself as AVIF, whose content is a key picture of AV1, and they are joined. About 25 ms for a picture of 480 px.
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

/** A picture as AV1, with the configuration of its decoder. */
async function encodePicture(svg: string) {
  const avif = await sharp(Buffer.from(svg))
    .removeAlpha()
    .avif({ quality: 50, effort: 0, chromaSubsampling: '4:2:0' })
    .toBuffer();
  const config = contentOf(avif, 'av1C');
  const data = contentOf(avif, 'mdat');
  return { config, data };
}

/** The content of the first box of a type, found by its name: an AVIF of our own has each but once. */
function contentOf(file: Buffer, type: string): Buffer {
  const at = file.indexOf(type, 0, 'latin1');
  if (at < 4) throw new Error(`The picture has no ${type}.`);
  return file.subarray(at + 4, at - 4 + file.readUInt32BE(at - 4));
}
