import { Readable } from 'node:stream';
import type { SoundDescription } from '../../media/probe/describe-sound.ts';
import { probeFile } from '../../media/probe/probe-file.ts';
import type { Assets } from '../../platform/assets/assets.ts';
import { piecesOf } from '../../platform/uploaded-body.ts';
import { announcedBytes, formatOf, soundBytes } from './sound-bytes.ts';

/** Why a file of sound cannot be read. */
export type SoundFault = 'type' | 'cutOff' | 'unreadable' | 'tooLarge';

type Receiving = {
  owner: string;
  purpose: string;
  /** Bytes that it may have. */
  most: number;
  /** Makes the failure of a file that cannot be read. */
  refuse: (fault: SoundFault) => Error;
  /** Throws for what is not wanted, although it can be read. */
  judge: (described: SoundDescription, bytes: number) => void;
};

const mediaTypes = { mp3: 'audio/mpeg', flac: 'audio/flac', wav: 'audio/wav' } as const;

/** Part of what a file announces that may be missing at its end. */
const tolerance = 0.01;

/**
 * Keeps a file of sound aside for its sender, without what stands before the sound, and answers what it is. Of one that is
 * refused or breaks off nothing stays.
 */
export async function receiveSound(
  assets: Assets,
  sent: Readable,
  { owner, purpose, most, refuse, judge }: Receiving,
): Promise<{ sound: string } & SoundDescription> {
  const begun = soundBytes(piecesOf(sent), () => refuse('type'));
  const { value: first } = await begun.next();
  const format = first ? formatOf(first) : null;
  if (!first || format === null) throw refuse('type');
  const content = Readable.from(limited(first, begun, { most, refuse }));
  const staging = { owner, purpose, type: mediaTypes[format] };
  const { hash, found } = await assets.stageExamined(content, staging, async ({ path, bytes }) => {
    if (bytes < announcedBytes(first) * (1 - tolerance)) throw refuse('cutOff');
    const described = await probeFile(owner, 'sound', path, format);
    if (typeof described === 'string') throw refuse(described);
    judge(described, bytes);
    return described;
  });
  return { sound: hash, ...found };
}

async function* limited(
  first: Buffer,
  rest: AsyncIterable<Buffer>,
  { most, refuse }: Pick<Receiving, 'most' | 'refuse'>,
) {
  let bytes = first.length;
  yield first;
  for await (const piece of rest) {
    bytes += piece.length;
    if (bytes > most) throw refuse('tooLarge');
    yield piece;
  }
}
