import { type ChangeLabelBody, labelLimits } from '#contract/label-administration.ts';
import { problem } from '../../../platform/problems.ts';
import { fill, sentences } from '../../../platform/sentences.ts';

type StatedValues = Pick<ChangeLabelBody['changes'], 'foundedYear'>;

/** @throws {Problem} `invalid` for a year in the future. */
export function refuseUnfit({ foundedYear }: StatedValues, now: Date): void {
  const until = now.getUTCFullYear();
  if (!foundedYear || foundedYear <= until) return;
  const from = labelLimits.foundedMin;
  const error = fill(sentences.labels.foundedYear, { from, until });
  throw problem('invalid', { fields: { foundedYear: error } });
}
