import type { Readable } from 'node:stream';
import type { SoundFacts } from '#contract/release.ts';
import { uploadLimits } from '#contract/release-limits.ts';
import type { SoundDescription } from '../../../media/probe/describe-sound.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { problem } from '../../../platform/problems.ts';
import { fill, sentences, type Sentence } from '../../../platform/sentences.ts';
import { countMade, requireUploadShare } from './label-share.repository.ts';
import type { SentFormat } from '../../../media/probe/sound-bytes.ts';
import { receiveSound } from '../../../media/probe/receive-sound.ts';
import { keepSound } from './release.repository.ts';
import { soundPurpose } from './upload-purposes.ts';

const words = sentences.sound;
const { soundBytes: most, secondsMin, secondsMax, mp3Bitrate } = uploadLimits;

const faultSentences = {
  type: words.type,
  lossy: words.lossy,
  bitrate: words.bitrate,
  cutOff: words.cutOff,
  unreadable: words.unreadable,
  tooLarge: fill(words.tooLarge, { megabytes: most / 1024 / 1024 }),
  tooShort: words.tooShort,
  tooLong: fill(words.tooLong, { minutes: secondsMax / 60 }),
} satisfies Record<string, Sentence>;

type Fault = keyof typeof faultSentences;

const formats: ReadonlySet<SentFormat> = new Set(['mp3', 'flac', 'wav', 'aiff', 'm4a']);

/** Share of bits that an MP3 may lack. */
const tolerance = 0.01;

/** Hertz; the encoder may halve them. */
const sampleRates = new Set([32_000, 44_100, 48_000, 88_200, 96_000, 176_400, 192_000]);

/**
 * Interrupted uploads leave nothing behind.
 *
 * @throws {Problem} `invalid` for no sound, a wrong length or too low quality.
 */
export async function stageSound(
  { assets, db, disk }: Pick<Dependencies, 'assets' | 'db' | 'disk'>,
  owner: string,
  sent: Readable,
): Promise<SoundFacts> {
  // Rejects a full share before the upload.
  await requireUploadShare(db, owner, 0);
  const judge = async (described: SoundDescription, bytes: number) => {
    const fault = getFault(described, bytes);
    if (fault !== null) throw refusedSound(fault);
    const made = countMade(described);
    await requireUploadShare(db, owner, bytes + made);
    await disk.requireRoom(made);
  };
  const receiving = {
    owner,
    purpose: soundPurpose,
    formats,
    most,
    refuse: refusedSound,
    judge,
  };
  const received = await receiveSound(assets, sent, receiving);
  const { sound: hash, ...described } = received;
  await keepSound(db, { hash, ...described });
  return received;
}

function getFault(
  { format, seconds, bitrate, sampleRate, channels }: SoundDescription,
  bytes: number,
): Fault | null {
  if (!sampleRates.has(sampleRate) || channels > 2) return 'type';
  if (seconds < secondsMin) return 'tooShort';
  if (seconds > secondsMax) return 'tooLong';
  if (format !== 'mp3') return null;
  if (bitrate < mp3Bitrate * (1 - tolerance)) return 'bitrate';
  return bytes < ((seconds * mp3Bitrate) / 8) * (1 - tolerance) ? 'cutOff' : null;
}

export const tooLarge = () => refusedSound('tooLarge');

function refusedSound(fault: Fault) {
  const error = faultSentences[fault];
  const status = fault === 'tooLarge' ? 413 : 400;
  return problem('invalid', { error, fields: { sound: error }, status });
}
