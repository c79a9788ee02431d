import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { SoundDescription } from './describe-sound.ts';
import { probeFile } from './probe-file.ts';
import type { Assets } from '../../platform/assets/assets.ts';
import { toChunks } from '../../platform/uploaded-body.ts';
import { announcedBytes, getFormat, type SentFormat, soundBytes } from './sound-bytes.ts';
import { stageCleanCopy } from './stage-clean-copy.ts';
import { stripSound } from './strip-sound.ts';

export type SoundFault = 'type' | 'lossy' | 'cutOff' | 'unreadable' | 'tooLarge';

type Receiving = {
  owner: string;
  purpose: string;
  formats: ReadonlySet<SentFormat>;
  /** Bytes. */
  most: number;
  refuse: (fault: SoundFault) => Error;
  /** Throws for an unwanted file. */
  judge: (described: SoundDescription, bytes: number) => void | Promise<void>;
};

const mediaTypes = {
  mp3: 'audio/mpeg',
  flac: 'audio/flac',
  wav: 'audio/wav',
  aiff: 'audio/wav',
  m4a: 'audio/x-caf',
} as const;

/** Share that may be missing at the end. */
const tolerance = 0.01;

/** Rejected or interrupted uploads leave nothing behind. An AIFF becomes a WAV. */
export async function receiveSound(
  assets: Assets,
  sent: Readable,
  { owner, purpose, formats, most, refuse, judge }: Receiving,
): Promise<{ sound: string } & SoundDescription> {
  const sound = soundBytes(toChunks(sent), () => refuse('type'));
  const { value: first } = await sound.next();
  const format = first ? getFormat(first) : null;
  if (!first || format === null) throw refuse('type');
  if (format === 'lossy') throw refuse('lossy');
  if (!formats.has(format)) throw refuse('type');
  let received = 0;
  const counted = limited(first, sound, { most, refuse, count: (bytes) => (received += bytes) });
  const staging = { owner, purpose, type: mediaTypes[format] };
  if (format === 'm4a') {
    const { hash, ...found } = await stageCleanCopy(assets, Readable.from(counted), {
      ...staging,
      probe: async (path, clean) => {
        const described = await probeFile(owner, 'alac', path, clean);
        if (typeof described === 'string') throw refuse(described);
        await judge(described, (await stat(clean)).size);
        return described;
      },
    });
    return { sound: hash, ...found };
  }
  const content = Readable.from(
    stripSound(format, counted, (fault) => refuse(fault ?? 'unreadable')),
  );
  const kept = format === 'aiff' ? 'wav' : format;
  const { hash, found } = await assets.stageExamined(content, staging, async ({ path, bytes }) => {
    if (received < announcedBytes(first) * (1 - tolerance)) throw refuse('cutOff');
    const described = await probeFile(owner, 'sound', path, kept);
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
