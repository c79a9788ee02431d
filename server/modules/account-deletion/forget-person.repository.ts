import { and, eq, getTableName, like, sql } from '#drizzle/orm.ts';
import type { PgTable } from '#drizzle/pg-core.ts';
import { brand } from '../../../src/shared/config/brand.ts';
import { assetUseTable } from '../../platform/assets/asset.table.ts';
import type { Db } from '../../platform/database/db.ts';
import { jobTable } from '../../platform/jobs/job.table.ts';
import { namesPerson } from '../../platform/people-named.repository.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import { answeredCallTable } from '../../platform/repeats/answered-call.table.ts';
import { canvasTable } from '../canvas/canvas.table.ts';
import { editorialPlaylistTable } from '../editorial-playlist/editorial-playlist.table.ts';
import { emailProofTable } from '../email-proof/email-proof.table.ts';
import { labelContractTable } from '../label/label-contract.table.ts';
import { marqueeCampaignTable } from '../marquee/marquee.table.ts';
import { decisionNotificationTable } from '../decision-notification/decision-notification.table.ts';
import { paymentRunTable, paymentTransferTable } from '../payment-run/payment-run.table.ts';
import { markHolder } from '../payout-account/index.ts';
import { payoutAccountTable } from '../payout-account/payout-account.table.ts';
import { pitchTable } from '../pitch/pitch.table.ts';
import { taxDetailTable } from '../tax-detail/tax-detail.table.ts';
import { playlistTable } from '../playlist/playlist.table.ts';
import { payeeTable } from '../payee/payee.table.ts';
import { familyInviteTable } from '../plan/family.table.ts';
import { recordingPartTable } from '../recording-share/recording-share.table.ts';
import { registrationTable } from '../registration/registration.table.ts';
import { releaseTable } from '../release/release.table.ts';
import { type UserRow, userTable } from '../user/user.table.ts';

type Person = Pick<UserRow, 'id' | 'email' | 'displayName'>;

const signatures: readonly [table: PgTable, name: string, id: string, instead: string | null][] = [
  [canvasTable, 'decided_by', 'decided_by_id', null],
  [marqueeCampaignTable, 'decided_by', 'decided_by_id', null],
  [releaseTable, 'decided_by', 'decided_by_id', null],
  [decisionNotificationTable, 'decided_by', 'decided_by_id', null],
  [pitchTable, 'reviewed_by', 'reviewed_by_id', null],
  [editorialPlaylistTable, 'created_by', 'created_by_id', brand],
  [paymentRunTable, 'actor_name', 'actor_id', ''],
  [payoutAccountTable, 'actor_name', 'actor_id', ''],
];

/**
 * Removes the personal data that no foreign key ties to the account, in the transaction that
 * deletes it. See docs/product/personal-data.md.
 */
export async function forgetPerson(tx: Db, vault: Vault, person: Person): Promise<void> {
  const { id, email, displayName } = person;
  for (const [table, nameColumn, idColumn, instead] of signatures) {
    const [name, by] = [sql.identifier(nameColumn), sql.identifier(idColumn)];
    await tx.execute(
      sql`update ${sql.identifier(getTableName(table))} set ${name} = ${instead} where ${by} = ${id}`,
    );
  }
  await tx
    .update(payoutAccountTable)
    .set({ country: null, account: null, fingerprint: null })
    .where(
      and(
        eq(payoutAccountTable.actorId, id),
        like(payoutAccountTable.fingerprint, `%.${markHolder(vault, displayName)}`),
      ),
    );
  // A payee is the person, so every account is theirs.
  await tx
    .update(payoutAccountTable)
    .set({ country: null, account: null, fingerprint: null })
    .where(
      sql`${payoutAccountTable.payeeId} in (
        select ${payeeTable.id} from ${payeeTable} where ${payeeTable.userId} = ${id})`,
    );
  // What a run reckoned with is kept, as books are.
  await tx
    .update(taxDetailTable)
    .set({ taxId: null })
    .where(
      sql`${taxDetailTable.payeeId} in (
        select ${payeeTable.id} from ${payeeTable} where ${payeeTable.userId} = ${id})
      and not exists (select from ${paymentTransferTable}
        where ${paymentTransferTable.taxDetailId} = ${taxDetailTable.id})`,
    );
  await tx
    .update(recordingPartTable)
    .set({ offeredTo: null })
    .where(eq(recordingPartTable.offeredTo, email));
  await tx
    .update(recordingPartTable)
    .set({ reason: null })
    .where(eq(recordingPartTable.answeredBy, id));
  await tx
    .update(labelContractTable)
    .set({ offeredTo: null })
    .where(eq(labelContractTable.offeredTo, email));
  await tx.delete(jobTable).where(namesPerson(jobTable.people, person));
  await tx.delete(emailProofTable).where(eq(emailProofTable.email, email));
  await tx.delete(familyInviteTable).where(eq(familyInviteTable.email, email));
  await tx.delete(registrationTable).where(eq(registrationTable.email, email));
  await tx.delete(answeredCallTable).where(eq(answeredCallTable.callerId, id));
  await tx.delete(answeredCallTable).where(namesPerson(answeredCallTable.people, person));
  await tx.delete(assetUseTable).where(like(assetUseTable.usedBy, `staged/${id}/%`));
}

export async function findPlaylistWords(db: Db, ownerId: string): Promise<string> {
  const lists = await db
    .select({ searchKey: playlistTable.searchKey })
    .from(playlistTable)
    .where(eq(playlistTable.ownerId, ownerId));
  return lists.map(({ searchKey }) => searchKey).join(' ');
}

export async function findPerson(db: Db, userId: string) {
  const { id, email, displayName, passwordHash, isDemo } = userTable;
  const [person] = await db
    .select({ id, email, displayName, passwordHash, isDemo })
    .from(userTable)
    .where(eq(id, userId));
  return person ?? null;
}

export async function deleteUser(tx: Db, userId: string): Promise<void> {
  await tx.delete(userTable).where(eq(userTable.id, userId));
}
