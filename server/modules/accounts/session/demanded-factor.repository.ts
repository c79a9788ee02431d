import { sql, type SQL } from '#drizzle/orm.ts';
import type { Role } from '#contract/user.ts';
import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/database/db.ts';
import { passkeyTable } from '../passkey/passkey.table.ts';
import { payeeTable } from '../../catalogue/payee/payee.table.ts';
import { serviceSettingTable } from '../service-setting/service-setting.table.ts';
import { userTable } from '../../people/user/user.table.ts';
import { secondFactorTable } from '../second-factor/second-factor.table.ts';
import { artistsOf } from '../../catalogue/artist/index.ts';
import { labelsOf } from '../../catalogue/label/index.ts';

export const staffRoles: readonly Role[] = ['admin', 'editorial'];

const isDemanded = (name: 'staffFactor' | 'payeeFactor') =>
  sql`exists (select from ${serviceSettingTable}
    where ${serviceSettingTable.name} = ${name} and ${serviceSettingTable.isOn})`;

const isStaff = sql`${userTable.role} = any(${sql.param([...staffRoles])}::text[])`;

/** Users who may set a payout account, also for parts of recordings. */
const isPayee = sql`(exists (${labelsOf(userTable.id)})
  or exists (${artistsOf(userTable.id)})
  or exists (select from ${payeeTable} where ${payeeTable.userId} = ${userTable.id}))`;

const hasFactor = sql`(exists (select from ${passkeyTable} where ${passkeyTable.userId} = ${userTable.id})
  or exists (select from ${secondFactorTable}
    where ${secondFactorTable.userId} = ${userTable.id} and ${secondFactorTable.confirmedAt} is not null))`;

/** Shared demo accounts are exempt, because they can have none. See docs/product/account.md. */
export function lacksDemandedFactor({ isDemoPublic }: Pick<Config, 'isDemoPublic'>): SQL<boolean> {
  const condition = sql`((${isDemanded('staffFactor')} and ${isStaff})
    or (${isDemanded('payeeFactor')} and ${isPayee}))`;
  const isShared = isDemoPublic ? sql`${userTable.isDemo}` : sql`false`;
  return sql<boolean>`(${condition} and not ${isShared} and not ${hasFactor})`;
}

export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ hasFactor: sql<boolean>`${hasFactor}` })
    .from(userTable)
    .where(sql`${userTable.id} = ${userId}`);
  return row?.hasFactor === true;
}
