import { storyLimits } from '#contract/story-limits.ts';
import { problem } from '../../../platform/problems.ts';
import { fill, sentences, type Sentence } from '../../../platform/sentences.ts';

export const refusedFile = (error: Sentence, status = 400) =>
  problem('invalid', { error, fields: { file: error }, status });

export function tooLargeFile(kind: keyof typeof storyLimits.bytes) {
  const megabytes = storyLimits.bytes[kind] / 1024 / 1024;
  return refusedFile(fill(sentences.stories[kind].tooLarge, { megabytes }), 413);
}
