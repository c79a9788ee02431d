import { Readable } from 'node:stream';
import type { SoundFacts } from '#contract/release.ts';
import { uploadLimits } from '#contract/release-limits.ts';
import type { Assets } from '../../platform/assets/assets.ts';
import type { Db } from '../../platform/database/db.ts';
import { problem } from '../../platform/problems.ts';
import { fill, sentences, type Sentence } from '../../platform/sentences.ts';
import { probeSound, type SoundFault } from './probe-sound.ts';
import { keepSound } from './release.repository.ts';
import { announcedBytes, formatOf, soundBytes } from './sound-bytes.ts';
import { soundPurpose } from './upload-purposes.ts';

const words = sentences.sound;

const faultSentences: Record<SoundFault, Sentence> = {
  type: words.type,
  bitrate: words.bitrate,
  cutOff: words.cutOff,
  unreadable: words.unreadable,
  tooShort: words.tooShort,
  tooLong: fill(words.tooLong, { minutes: uploadLimits.secondsMax / 60 }),
};

const mediaTypes = { mp3: 'audio/mpeg', flac: 'audio/flac', wav: 'audio/wav' } as const;

/** Part of what a file announces that may be missing at its end. */
const tolerance = 0.01;

/**
 * Keeps a file of sound aside until a draft of its sender names it, and answers what it is. Of a file that breaks off
 * nothing stays.
 *
 * @throws {Problem} `invalid` for what is no sound, too short or long, or of too few bits.
 */
export async function stageSound(
  { assets, db }: { assets: Assets; db: Db },
  owner: string,
  sent: Readable,
): Promise<SoundFacts> {
  // A browser that still sends reads no answer, so the rest is left to whoever sends it.
  const pieces = sent.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  const refuse = () => refusedSound(words.type);
  const begun = soundBytes(pieces, refuse);
  const { value: first } = await begun.next();
  const format = first ? formatOf(first) : null;
  if (!first || format === null) throw refuse();
  let bytes = first.length;
  async function* counted(beginning: Buffer) {
    yield beginning;
    for await (const piece of begun) {
      bytes += piece.length;
      if (bytes > uploadLimits.soundBytes) throw tooLarge();
      yield piece;
    }
  }
  const staged = { owner, purpose: soundPurpose, type: mediaTypes[format] };
  const sound = await assets.stage(Readable.from(counted(first)), staged);
  if (bytes < announcedBytes(first) * (1 - tolerance)) throw refusedSound(words.cutOff);
  const found = await probeSound(await assets.open(sound), bytes);
  if (typeof found === 'string') throw refusedSound(faultSentences[found]);
  await keepSound(db, { hash: sound, ...found });
  return { sound, ...found };
}

/** The failure of a file that is larger than any may be. */
export function tooLarge() {
  const megabytes = uploadLimits.soundBytes / 1024 / 1024;
  return refusedSound(fill(words.tooLarge, { megabytes }), 413);
}

/** The failure of a file of sound that is not taken, in a sentence for people. */
function refusedSound(error: Sentence, status = 400) {
  return problem('invalid', { error, fields: { sound: error }, status });
}
