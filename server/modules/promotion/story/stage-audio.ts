import type { Readable } from 'node:stream';
import { storyLimits } from '#contract/story-limits.ts';
import type { SoundDescription } from '../../../media/probe/describe-sound.ts';
import type { Assets, Sender } from '../../../platform/assets/assets.ts';
import { fill, sentences } from '../../../platform/sentences.ts';
import { receiveSound, type SoundFault } from '../../../media/probe/receive-sound.ts';
import type { SentFormat } from '../../../media/probe/sound-bytes.ts';
import { refusedFile, tooLargeFile } from './refused-file.ts';
import type { StagedFile } from './staged-file.ts';

const words = sentences.stories.audio;
const { secondsMin, audioSecondsMax, bytes } = storyLimits;

const formats: ReadonlySet<SentFormat> = new Set(['mp3', 'wav']);

/** Seconds of encoder padding. */
const padding = 0.2;

/**
 * Drops tags.
 *
 * @throws {Problem} `invalid` if it is no MP3 or WAV, or longer than 30 seconds.
 */
export async function stageAudio(
  assets: Assets,
  sender: Sender,
  sent: Readable,
): Promise<StagedFile> {
  const receiving = { ...sender, formats, most: bytes.audio, refuse, judge };
  const { sound, seconds } = await receiveSound(assets, sent, receiving);
  return { file: sound, seconds };
}

const refuse = (fault: SoundFault) =>
  fault === 'tooLarge'
    ? tooLargeFile('audio')
    : refusedFile(words[fault === 'lossy' ? 'type' : fault]);

function judge({ seconds }: SoundDescription) {
  if (seconds < secondsMin) throw refusedFile(fill(words.tooShort, { seconds: secondsMin }));
  if (seconds > audioSecondsMax + padding) {
    throw refusedFile(fill(words.tooLong, { seconds: audioSecondsMax }));
  }
}
