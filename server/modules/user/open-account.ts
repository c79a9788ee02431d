import { eq, ne, type SQL, sql } from '#drizzle/orm.ts';
import type { Config } from '../../platform/config.ts';
import type { PgColumn } from '#drizzle/pg-core.ts';
import { problem } from '../../platform/problems.ts';
import { sentences } from '../../platform/sentences.ts';
import { userTable } from './user.table.ts';

export type DemoMode = Pick<Config, 'demo'>;

/** Condition of the accounts that may be used: outside demo mode those of the demo are shut. */
export function isOpenAccount({ demo }: DemoMode): SQL | undefined {
  return demo ? undefined : eq(userTable.isDemo, false);
}

/** Condition of the accounts that are not suspended. See docs/product/administration.md. */
export function isNotSuspended(): SQL {
  return ne(userTable.status, 'suspended');
}

/** Condition of what belongs to an account that is not suspended, where the account itself is not read. */
export function isOfNotSuspended(ownerId: PgColumn): SQL {
  return sql`not exists (select from ${userTable}
    where ${userTable.id} = ${ownerId} and ${userTable.status} = 'suspended')`;
}

/**
 * @throws {Problem} `forbidden` where strangers share the accounts of the demo and one of them would shut the others out.
 */
export function keepSharedAccount(
  { isDemoPublic }: Pick<Config, 'isDemoPublic'>,
  isDemo: boolean,
): void {
  if (isDemoPublic && isDemo) throw problem('forbidden', { error: sentences.account.demoShared });
}
