import { problem } from '../../platform/problems.ts';
import type { Sentence } from '../../platform/sentences.ts';

/** The failure of a file of a story that is not taken, in a sentence for people. */
export const refusedFile = (error: Sentence, status = 400) =>
  problem('invalid', { error, fields: { file: error }, status });
