import { eq, like } from '#drizzle/orm.ts';
import { assetUseTable } from '../../../platform/assets/asset.table.ts';
import type { Db } from '../../../platform/database/db.ts';
import { jobTable } from '../../../platform/jobs/job.table.ts';
import { namesPerson } from '../../../platform/people-named.repository.ts';
import { answeredCallTable } from '../../../platform/repeats/answered-call.table.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { forgetCanvasSigner } from '../../promotion/canvas/index.ts';
import { forgetDecisionSigner } from '../../accounts/decision-notification/index.ts';
import { deleteProofsOfEmail } from '../../accounts/email-proof/index.ts';
import { forgetOffered } from '../../catalogue/label/index.ts';
import { forgetMarqueeSigner } from '../../promotion/marquee/index.ts';
import { payeesOf } from '../../catalogue/payee/index.ts';
import { forgetRunSigner, isReckonedWith } from '../../money/payment-run/index.ts';
import { forgetAccounts } from '../../money/payout-account/index.ts';
import { forgetPitchSigner } from '../../promotion/pitch/index.ts';
import { deleteInvitesOfEmail } from '../../people/plan/index.ts';
import { forgetEditorialSigner } from '../../listening/playlist/index.ts';
import { forgetAnswers } from '../../money/recording-share/index.ts';
import { deleteRegistrationsOf } from '../../accounts/registration/index.ts';
import { forgetReleaseSigner } from '../../promotion/release/index.ts';
import { forgetTaxIds } from '../../money/tax-detail/index.ts';
import type { UserRow } from '../../people/user/index.ts';

type Person = Pick<UserRow, 'id' | 'email' | 'displayName'>;

const signers = [
  forgetCanvasSigner,
  forgetMarqueeSigner,
  forgetReleaseSigner,
  forgetDecisionSigner,
  forgetPitchSigner,
  forgetEditorialSigner,
  forgetRunSigner,
];

/**
 * Removes the personal data that no foreign key ties to the account, in the transaction that
 * deletes it: each module its own. See docs/product/personal-data.md.
 */
export async function forgetPerson(tx: Db, vault: Vault, person: Person): Promise<void> {
  const { id, email } = person;
  for (const forgetSigner of signers) await forgetSigner(tx, id);
  await forgetAccounts(tx, vault, person, payeesOf(id));
  await forgetTaxIds(tx, payeesOf(id), isReckonedWith);
  await forgetAnswers(tx, person);
  await forgetOffered(tx, email);
  await deleteProofsOfEmail(tx, email);
  await deleteInvitesOfEmail(tx, email);
  await deleteRegistrationsOf(tx, email);
  await tx.delete(jobTable).where(namesPerson(jobTable.people, person));
  await tx.delete(answeredCallTable).where(eq(answeredCallTable.callerId, id));
  await tx.delete(answeredCallTable).where(namesPerson(answeredCallTable.people, person));
  await tx.delete(assetUseTable).where(like(assetUseTable.usedBy, `staged/${id}/%`));
}
