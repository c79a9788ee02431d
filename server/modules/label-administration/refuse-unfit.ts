import { type ChangeLabelBody, labelLimits } from '#contract/label-administration.ts';
import { problem } from '../../platform/problems.ts';
import { fill, type Sentence, sentences } from '../../platform/sentences.ts';
import { isVisibleName } from '../user/visible-name.ts';

type Said = Pick<ChangeLabelBody['changes'], 'name' | 'foundedYear'>;

/** @throws {Problem} `invalid` with the field: a name that nobody can see, or a year that is still to come. */
export function refuseUnfit({ name, foundedYear }: Said, now: Date): void {
  const fields: Record<string, Sentence> = {};
  if (name !== undefined && !isVisibleName(name)) fields['name'] = sentences.fields.required;
  const until = now.getUTCFullYear();
  if (foundedYear && foundedYear > until) {
    const from = labelLimits.foundedMin;
    fields['foundedYear'] = fill(sentences.labels.foundedYear, { from, until });
  }
  if (Object.keys(fields).length > 0) throw problem('invalid', { fields });
}
