import type { Buffer } from 'node:buffer';
import { writeFile } from 'node:fs/promises';
import {
  BufferSource,
  BufferTarget,
  type EncodedPacket,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MovOutputFormat,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
} from 'mediabunny';

/** Leaves out locations, devices and names; nothing is encoded again. */
export async function cleanVideo(bytes: Buffer, to: string): Promise<void> {
  const input = new Input({ formats: [MP4, QTFF], source: new BufferSource(bytes) });
  try {
    const isMovie = (await input.getFormat()) === QTFF;
    const target = new BufferTarget();
    const fastStart = 'in-memory';
    const format = isMovie
      ? new MovOutputFormat({ fastStart })
      : new Mp4OutputFormat({ fastStart });
    const output = new Output({ format, target });
    const copies: (() => Promise<void>)[] = [];
    const pictures = await input.getPrimaryVideoTrack();
    const sound = await input.getPrimaryAudioTrack();
    const tracks = [pictures, sound].filter((track) => track !== null);
    const starts = await Promise.all(tracks.map((track) => track.getFirstTimestamp()));
    // No track may start before the file.
    const shift = -Math.min(0, ...starts);
    if (pictures) copies.push(await addPictures(output, pictures, shift));
    if (sound) copies.push(await addSound(output, sound, shift));
    await output.start();
    await Promise.all(copies.map((copy) => copy()));
    await output.finalize();
    if (target.buffer === null) throw new Error('nothing was written');
    await writeFile(to, new Uint8Array(target.buffer), { mode: 0o600, flush: true });
  } finally {
    input.dispose();
  }
}

async function addPictures(output: Output, track: InputVideoTrack, shift: number) {
  const codec = await track.getCodec();
  const decoderConfig = await track.getDecoderConfig();
  if (codec === null || decoderConfig === null) throw new Error('unknown pictures');
  const source = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(source, { rotation: await track.getRotation() });
  return async () => {
    for await (const packet of new EncodedPacketSink(track).packets()) {
      await source.add(moved(packet, shift), { decoderConfig });
    }
    source.close();
  };
}

async function addSound(output: Output, track: InputAudioTrack, shift: number) {
  const codec = await track.getCodec();
  const decoderConfig = await track.getDecoderConfig();
  if (codec === null || decoderConfig === null) throw new Error('unknown sound');
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  return async () => {
    for await (const packet of new EncodedPacketSink(track).packets()) {
      await source.add(moved(packet, shift), { decoderConfig });
    }
    source.close();
  };
}

const moved = (packet: EncodedPacket, shift: number) =>
  shift === 0 ? packet : packet.clone({ timestamp: packet.timestamp + shift });
