import { storyLimits } from '#contract/story-limits.ts';
import { problem } from '../../platform/problems.ts';
import { fill, sentences, type Sentence } from '../../platform/sentences.ts';

/** The failure of a file of a story that is not taken, in a sentence for people. */
export const refusedFile = (error: Sentence, status = 400) =>
  problem('invalid', { error, fields: { file: error }, status });

/** The failure of one that is larger than any of its kind may be. */
export function tooLargeFile(kind: keyof typeof storyLimits.bytes) {
  const megabytes = storyLimits.bytes[kind] / 1024 / 1024;
  return refusedFile(fill(sentences.stories[kind].tooLarge, { megabytes }), 413);
}
