import { Readable } from 'node:stream';
import type { SoundDescription } from './describe-sound.ts';
import { probeFile } from './probe-file.ts';
import type { Assets } from '../../platform/assets/assets.ts';
import { toChunks } from '../../platform/uploaded-body.ts';
import { announcedBytes, getFormat, soundBytes } from './sound-bytes.ts';
import { stripSound } from './strip-sound.ts';

export type SoundFault = 'type' | 'cutOff' | 'unreadable' | 'tooLarge';

type Receiving = {
  owner: string;
  purpose: string;
  /** Bytes. */
  most: number;
  refuse: (fault: SoundFault) => Error;
  /** Throws for an unwanted file. */
  judge: (described: SoundDescription, bytes: number) => void | Promise<void>;
};

const mediaTypes = { mp3: 'audio/mpeg', flac: 'audio/flac', wav: 'audio/wav' } as const;

/** Share that may be missing at the end. */
const tolerance = 0.01;

/** Rejected or interrupted uploads leave nothing behind. */
export async function receiveSound(
  assets: Assets,
  sent: Readable,
  { owner, purpose, most, refuse, judge }: Receiving,
): Promise<{ sound: string } & SoundDescription> {
  const sound = soundBytes(toChunks(sent), () => refuse('type'));
  const { value: first } = await sound.next();
  const format = first ? getFormat(first) : null;
  if (!first || format === null) throw refuse('type');
  let received = 0;
  const counted = limited(first, sound, { most, refuse, count: (bytes) => (received += bytes) });
  const content = Readable.from(stripSound(format, counted, () => refuse('unreadable')));
  const staging = { owner, purpose, type: mediaTypes[format] };
  const { hash, found } = await assets.stageExamined(content, staging, async ({ path, bytes }) => {
    if (received < announcedBytes(first) * (1 - tolerance)) throw refuse('cutOff');
    const described = await probeFile(owner, 'sound', path, format);
    if (typeof described === 'string') throw refuse(described);
    await judge(described, bytes);
    return described;
  });
  return { sound: hash, ...found };
}

async function* limited(
  first: Buffer,
  rest: AsyncIterable<Buffer>,
  { most, refuse, count }: Pick<Receiving, 'most' | 'refuse'> & { count: (bytes: number) => void },
) {
  let bytes = first.length;
  count(bytes);
  yield first;
  for await (const chunk of rest) {
    bytes += chunk.length;
    if (bytes > most) throw refuse('tooLarge');
    count(chunk.length);
    yield chunk;
  }
}
