import { eq, ne, type SQL, sql } from '#drizzle/orm.ts';
import type { Config } from '../../../platform/config.ts';
import type { PgColumn } from '#drizzle/pg-core.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { userTable } from './user.table.ts';

export type DemoMode = Pick<Config, 'demo'>;

/** Demo accounts are closed outside demo mode. */
export function isOpenAccount({ demo }: DemoMode): SQL | undefined {
  return demo ? undefined : eq(userTable.isDemo, false);
}

/** Where the account itself is not read. */
export const isOfOpenAccount = (ownerId: PgColumn, { demo }: DemoMode): SQL | undefined =>
  demo
    ? undefined
    : sql`exists (select from ${userTable}
    where ${userTable.id} = ${ownerId} and not ${userTable.isDemo})`;

/** See docs/product/administration.md. */
export function isNotSuspended(): SQL {
  return ne(userTable.status, 'suspended');
}

/** Where the account itself is not read. */
export function isOfNotSuspended(ownerId: PgColumn): SQL {
  return sql`not exists (select from ${userTable}
    where ${userTable.id} = ${ownerId} and ${userTable.status} = 'suspended')`;
}

/** @throws {Problem} `forbidden` if one user would lock the others out. */
export function keepSharedAccount(
  { isDemoPublic }: Pick<Config, 'isDemoPublic'>,
  isDemo: boolean,
): void {
  if (isDemoPublic && isDemo) throw problem('forbidden', { error: sentences.account.demoShared });
}
