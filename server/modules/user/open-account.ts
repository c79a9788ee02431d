import { eq, type SQL } from 'drizzle-orm';
import type { Config } from '../../platform/config.ts';
import { userTable } from './user.table.ts';

export type DemoMode = Pick<Config, 'demo'>;

/** Condition of the accounts that may be used: outside demo mode those of the demo are shut. */
export function isOpenAccount({ demo }: DemoMode): SQL | undefined {
  return demo ? undefined : eq(userTable.isDemo, false);
}
