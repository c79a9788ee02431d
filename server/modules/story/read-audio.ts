import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { storyLimits } from '#contract/story-limits.ts';
import { fill, sentences } from '../../platform/sentences.ts';
import { describeSound } from '../release/probe-sound.ts';
import { announcedBytes, formatOf, soundBytes } from '../release/sound-bytes.ts';
import { refusedFile } from './refused-file.ts';
import type { ReadFile } from './read-file.ts';

const words = sentences.stories.audio;
const { secondsMin, audioSecondsMax } = storyLimits;

/** Part of what a file announces that may be missing at its end; seconds that an encoder adds. */
const tolerance = 0.01;
const padding = 0.2;

const mediaTypes = { mp3: 'audio/mpeg', wav: 'audio/wav' } as const;

/** A sound without the tags before it. @throws {Problem} `invalid` for what is no MP3 or WAV, or longer than 30 seconds. */
export async function readAudio(sent: Buffer): Promise<ReadFile> {
  const refuse = () => refusedFile(words.type);
  const content = await buffer(soundBytes(bytesOf(sent), refuse));
  const format = formatOf(content);
  if (format === null || format === 'flac') throw refuse();
  if (content.length < announcedBytes(content) * (1 - tolerance)) throw refusedFile(words.cutOff);
  const found = await describeSound(bytesOf(content), content.length);
  if (typeof found === 'string') throw refusedFile(words[found]);
  const { seconds } = found;
  if (seconds < secondsMin) throw refusedFile(fill(words.tooShort, { seconds: secondsMin }));
  if (seconds > audioSecondsMax + padding) {
    throw refusedFile(fill(words.tooLong, { seconds: audioSecondsMax }));
  }
  return { content, type: mediaTypes[format], seconds };
}

/** As a stream that may be read byte by byte. */
const bytesOf = (bytes: Buffer) => Readable.from([bytes], { objectMode: false });
