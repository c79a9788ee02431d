import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  MovOutputFormat,
  Output,
} from 'mediabunny';
import { makeDrawnVideo } from '../demo/video/drawn-video.ts';

type Video = {
  seconds?: number;
  width?: number;
  height?: number;
  container?: 'mp4' | 'mov';
  /** `progress` is from 0 to 1. */
  colour?: (progress: number) => string;
  rate?: number;
};

/** A plain video that browsers play: 480 px square, 4 s, two frames per second by default. */
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

/**
 * A square MOV of 480 px and 4 s that claims an H.264 profile (High by default), with sound. Its
 * frames are invalid, which only a decoder notices.
 */
export async function makeRecordedVideo({ profile = 100 } = {}): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: new MovOutputFormat(), target });
  const pictures = new EncodedVideoPacketSource('avc');
  const sound = new EncodedAudioPacketSource('pcm-s16');
  output.addVideoTrack(pictures);
  output.addAudioTrack(sound);
  await output.start();
  const form = { codec: `avc1.${profile.toString(16)}001e`, codedWidth: 480, codedHeight: 480 };
  const description = decoderDescription(profile);
  for (let at = 0; at < 8; at += 1) {
    const packet = new EncodedPacket(Buffer.from([0, 0, 0, 2, 0x65, at]), 'key', at / 2, 0.5);
    await pictures.add(packet, { decoderConfig: { ...form, description } });
  }
  const recorded = { codec: 'pcm-s16', sampleRate: 48_000, numberOfChannels: 1 };
  for (let second = 0; second < 4; second += 1) {
    const packet = new EncodedPacket(new Uint8Array(96_000), 'key', second, 1);
    await sound.add(packet, { decoderConfig: recorded });
  }
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}

/** The `avcC` box. Source: ISO 14496-15, 5.3.3. */
function decoderDescription(profile: number): Buffer {
  const sequence = [0x67, profile, 0, 30, 0xac, 0xd9, 0x40, 0x50, 0x05, 0xbb];
  const picture = [0x68, 0xeb, 0xe3, 0xcb];
  const head = [1, profile, 0, 30, 0xff, 0xe1, 0];
  return Buffer.from([...head, sequence.length, ...sequence, 1, 0, picture.length, ...picture]);
}
