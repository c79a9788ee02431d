import type { LabelPerson } from '#contract/label-administration.ts';
import type { Db } from '../../../platform/database/db.ts';
import { removeLabelMember } from '../../catalogue/label/index.ts';
import { findContact } from '../../people/user/index.ts';

/** Returns null if the account was no member. */
export async function removeLabelPerson(
  tx: Db,
  label: string,
  person: string,
): Promise<Pick<LabelPerson, 'name' | 'email'> | null> {
  return (await removeLabelMember(tx, label, person)) ? findContact(tx, person) : null;
}
