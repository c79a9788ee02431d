import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { delimiter, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CustomSource, EncodedPacketSink, Input, MP4, QTFF } from 'mediabunny';
import type { Content } from '../../platform/content/content.ts';

/** Of the program: kibibytes of its addresses, and seconds of a processor. */
const limits = { memory: 1_048_576, time: 300 };

/** It reads no file and no address, whatever the sound says, and makes no two channels of one. */
const settings = (channels: number) =>
  `-nostdin -v error -threads 1 -protocol_whitelist pipe -f aac -i pipe:0 -f wav -c:a pcm_s16le -ac ${channels} pipe:1`;

/** FFmpeg of the system, if it has one. */
export const findFfmpeg = (): string | null =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'ffmpeg'))
    .find((path) => existsSync(path)) ?? null;

/**
 * The AAC of an M4A as the bytes of a WAV, decoded by FFmpeg of the system in a process of low rank;
 * nothing where there is none, and as much as can be decoded of what is damaged.
 *
 * @throws what reading throws, and the signal's reason.
 */
export async function* decodeAac(sound: Content, signal: AbortSignal): AsyncGenerator<Buffer> {
  const program = findFfmpeg();
  if (program === null) return;
  const faults: unknown[] = [];
  const read = (start: number, end: number) =>
    readPart(sound, start, end).catch((error: unknown) => {
      faults.push(error);
      throw error;
    });
  const source = new CustomSource({ getSize: () => sound.bytes, read });
  using input = new Input({ formats: [MP4, QTFF], source });
  const packets = await openPackets(input).catch(() => null);
  if (faults.length > 0) throw faults[0];
  if (packets === null) return;
  const limited = `ulimit -v ${limits.memory}; ulimit -t ${limits.time}; exec "$0" "$@"`;
  const child = spawn(
    '/bin/sh',
    ['-c', limited, program, ...settings(packets.channels).split(' ')],
    {
      stdio: ['pipe', 'pipe', 'ignore'],
      env: {},
    },
  );
  // What does not start has no output.
  child.on('error', () => {});
  const kill = () => void child.kill('SIGKILL');
  signal.addEventListener('abort', kill);
  // What the program does not want any more, and tables that cannot be read, end its input.
  const feeding = pipeline(Readable.from(toAdts(packets)), child.stdin).catch(kill);
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    for await (const bytes of child.stdout) yield bytes as Buffer;
    await feeding;
    signal.throwIfAborted();
    if (faults.length > 0) throw faults[0];
  } finally {
    signal.removeEventListener('abort', kill);
    kill();
  }
}

async function readPart(sound: Content, start: number, end: number): Promise<Uint8Array> {
  const content = sound.open({ start, end });
  try {
    const parts: Buffer[] = [];
    for (let position = start; position < end;) {
      const bytes = await content.read(position, end - position);
      position += bytes.length;
      parts.push(bytes);
    }
    return Buffer.concat(parts);
  } finally {
    content.close();
  }
}

type Packets = { sink: EncodedPacketSink; channels: number; describe: (length: number) => Buffer };

async function openPackets(input: Input): Promise<Packets | null> {
  const track = await input.getPrimaryAudioTrack();
  const config = await track?.getDecoderConfig();
  const describe = headerOf(toBytes(config?.description));
  if (!track || !config || !describe) return null;
  return { sink: new EncodedPacketSink(track), channels: config.numberOfChannels, describe };
}

/** Puts a header before each packet, so that nothing has to be looked up in tables. */
async function* toAdts({ sink, describe }: Packets): AsyncGenerator<Buffer> {
  for await (const { data } of sink.packets()) {
    if (data.length + headerBytes > packetMost) continue;
    yield Buffer.concat([describe(data.length + headerBytes), data]);
  }
}

const toBytes = (source: AllowSharedBufferSource = new ArrayBuffer()) =>
  ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source);

const headerBytes = 7;
const packetMost = 8_191;

/**
 * Of ADTS, by the decoder's configuration; null for one that it cannot say. A low-complexity core
 * says nothing of the bands that are added to it, which a decoder finds by itself.
 *
 * Sources: ISO/IEC 14496-3, 1.6.2.1 and 1.A.2.2.
 */
function headerOf([first = 0, second = 0]: Uint8Array) {
  const kind = first >> 3;
  const rate = ((first & 7) << 1) | (second >> 7);
  const channels = (second >> 3) & 15;
  const profile = kind === 5 || kind === 29 ? 2 : kind;
  if (profile < 1 || profile > 4 || rate > 12 || channels < 1 || channels > 7) return null;
  return (length: number) =>
    Buffer.of(
      0xff,
      0xf1,
      ((profile - 1) << 6) | (rate << 2) | (channels >> 2),
      ((channels & 3) << 6) | (length >> 11),
      (length >> 3) & 0xff,
      ((length & 7) << 5) | 0x1f,
      0xfc,
    );
}
