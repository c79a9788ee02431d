import { sql } from '#drizzle/orm.ts';
import { SettingError } from '../config.ts';
import type { Db } from './db.ts';

/** The server only adds rows. */
const onlyAddedTo = [
  'staff_action',
  'staff_action_part',
  'security_address',
  'payment',
  'ledger_link',
  'ledger_head',
];

/** Triggers allow what a sheet's life and a deleted account change. */
const neverDeletedFrom = ['payout_account', 'recording_share', 'recording_part'];

/** A trigger allows deleting old rows. */
const sweptAlone = ['security_event'];

const identifiers = (names: readonly string[]) =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );

/**
 * Grants no changes to insert-only tables, nor to the schema.
 *
 * @throws {SettingError} where the role is the owner or a superuser.
 */
export async function grantApplication(owner: Db, databaseUrl: string): Promise<void> {
  const name = decodeURIComponent(new URL(databaseUrl).username);
  const { rows } = await owner.execute<{ isOwner: boolean; isSuper: boolean }>(sql`
    select rolname = current_user as "isOwner", rolsuper as "isSuper" from pg_roles where rolname = ${name}`);
  const [role] = rows;
  if (role === undefined) {
    throw new SettingError(
      'DATABASE_URL names a role that the database does not know. Create it with LOGIN and a password.',
    );
  }
  if (role.isOwner || role.isSuper) {
    throw new SettingError(
      'DATABASE_URL has to name another role than DATABASE_OWNER_URL, and no superuser. Create one with LOGIN and a password.',
    );
  }
  await owner.transaction((tx) => grantRights(tx, databaseUrl));
}

/** The grants alone, in the transaction that has made the tables. */
export async function grantRights(tx: Db, databaseUrl: string): Promise<void> {
  const application = sql.identifier(decodeURIComponent(new URL(databaseUrl).username));
  await tx.execute(sql`grant usage on schema public, drizzle to ${application}`);
  // Commands look whether the tables are theirs.
  await tx.execute(sql`grant select on all tables in schema drizzle to ${application}`);
  await tx.execute(sql`revoke all on all tables in schema public from ${application}`);
  await tx.execute(
    sql`grant select, insert, update, delete on all tables in schema public to ${application}`,
  );
  await tx.execute(sql`grant usage, select on all sequences in schema public to ${application}`);
  await tx.execute(sql`revoke update, delete on ${identifiers(onlyAddedTo)} from ${application}`);
  await tx.execute(sql`revoke delete on ${identifiers(neverDeletedFrom)} from ${application}`);
  await tx.execute(sql`revoke update on ${identifiers(sweptAlone)} from ${application}`);
}
