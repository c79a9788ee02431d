import type { LabelPerson } from '#contract/label-administration.ts';
import type { Dependencies } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { type Sentence, sentences } from '../../../platform/sentences.ts';
import { actingAdmin, type Actor, recordStaffAction } from '../../accounts/staff-action/index.ts';
import { holdAccountOf, normaliseEmail } from '../../people/user/index.ts';
import { addLabelMember, findLabelPeople, type LabelRow } from '../../catalogue/label/index.ts';
import { holdLabel } from './label-list.repository.ts';
import { removeLabelPerson } from './remove-label-person.ts';

type Context = Pick<Dependencies, 'clock' | 'config'>;
type Caller = Omit<Actor, 'name'>;

export const mostPeople = 500;

const words = sentences.labels;

/**
 * Adds an account of the role `label`, and logs it.
 *
 * @throws {Problem} `not-found`; `invalid` with the field for an unknown or unproven email,
 * another role, or a member.
 */
export async function addPerson(
  tx: Db,
  context: Context,
  caller: Caller,
  { labelId, email }: { labelId: string; email: string },
): Promise<LabelPerson[]> {
  return changePeople(tx, context, caller, labelId, async () => {
    const account = await holdAccountOf(tx, normaliseEmail(email));
    if (account === null) throw refused(words.noAccount);
    if (account.role !== 'label') throw refused(words.notOfLabels);
    if (account.emailVerifiedAt === null) throw refused(sentences.administration.unproven);
    if (!(await addLabelMember(tx, labelId, account.id))) throw refused(words.worksAlready);
    return {
      action: 'label.addPerson',
      about: account.id,
      before: null,
      after: { person: account.displayName, email: account.email },
    };
  });
}

/** @throws {Problem} `not-found` for an unknown label or member. */
export async function removePerson(
  tx: Db,
  context: Context,
  caller: Caller,
  { labelId, personId }: { labelId: string; personId: string },
): Promise<LabelPerson[]> {
  return changePeople(tx, context, caller, labelId, async () => {
    const person = await removeLabelPerson(tx, labelId, personId);
    if (person === null) throw problem('not-found');
    return {
      action: 'label.removePerson',
      about: personId,
      before: { person: person.name, email: person.email },
      after: null,
    };
  });
}

type Done = {
  action: string;
  about: string;
  before: Record<string, string> | null;
  after: Record<string, string> | null;
};

async function changePeople(
  tx: Db,
  { clock, config }: Context,
  caller: Caller,
  labelId: string,
  change: () => Promise<Done>,
): Promise<LabelPerson[]> {
  const { actor } = await actingAdmin(tx, caller, { config, right: 'catalogue' });
  const label: LabelRow | null = await holdLabel(tx, labelId);
  if (label === null) throw problem('not-found');
  const done = await change();
  const target = { kind: 'label', id: labelId, name: label.name };
  await recordStaffAction(tx, { actor, now: clock(), target, ...done });
  return findLabelPeople(tx, labelId, mostPeople);
}

const refused = (sentence: Sentence) => problem('invalid', { fields: { email: sentence } });
