import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
} from 'mediabunny';
import { findSoundTrack, readPackets } from '#rules/mp4-tables.ts';
import { scanAlac } from './alac/scan-alac.ts';
import { previewLength, RefusedFile, type ScannedSound } from './scanned-sound.ts';
import { collectSeconds } from './time-index.ts';

/** @throws {RefusedFile} for other codecs, and without sound. */
export async function scanMp4(file: Buffer): Promise<ScannedSound> {
  const track = findSoundTrack(file);
  if (track.coding === 'alac') return scanAlac(file, track);
  const { timeScale, duration, packets } = readPackets(file, track);
  const seconds = collectSeconds();
  for (const { at, time } of packets) seconds.note(time / timeScale, at);
  const first = packets[0];
  const last = packets.at(-1);
  if (first === undefined || last === undefined) throw new RefusedFile('damaged');
  return {
    format: 'm4a',
    samples: duration,
    sampleRate: timeScale,
    secondsAt: seconds.toBytes(last.at + last.bytes),
    sound: packets.map(({ at, bytes }) => file.subarray(at, at + bytes)),
    preview: await cutPreview(file, first.at),
  };
}

/** Copies packets into a file whose sound is one part of the original. */
async function cutPreview(file: Buffer, from: number) {
  const input = new Input({ formats: [MP4, QTFF], source: new BufferSource(file) });
  try {
    const track = await input.getPrimaryAudioTrack();
    const codec = await track?.getCodec();
    const decoderConfig = await track?.getDecoderConfig();
    if (!track || codec !== 'aac' || !decoderConfig) throw new RefusedFile('codec');
    const target = new BufferTarget();
    const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target });
    const copied = new EncodedAudioPacketSource(codec);
    output.addAudioTrack(copied);
    await output.start();
    let bytes = 0;
    for await (const packet of new EncodedPacketSink(track).packets()) {
      if (packet.timestamp >= previewLength) break;
      if (packet.timestamp < 0) continue;
      await copied.add(packet, { decoderConfig });
      bytes += packet.byteLength;
    }
    await output.finalize();
    const made = Buffer.from(target.buffer ?? new ArrayBuffer(0));
    const sound = made.subarray(made.length - bytes);
    const at = bytes === 0 ? -1 : file.indexOf(sound.subarray(0, Math.min(bytes, 64)), from);
    const isOnePart = at >= 0 && file.subarray(at, at + bytes).equals(sound);
    if (!isOnePart) throw new RefusedFile('damaged');
    return { head: made.subarray(0, made.length - bytes), from: at, to: at + bytes };
  } finally {
    input.dispose();
  }
}
