import type { Config } from '../../platform/config.ts';
import type { Db } from '../../platform/database/db.ts';
import { problem } from '../../platform/problems.ts';
import type { Actor } from '../staff-action/staff-action.repository.ts';
import { holdAdmins } from './account.repository.ts';

type Held = { config: Pick<Config, 'demo'>; accountId?: string };

/**
 * Who of the staff asks, and the ids of all who may: held until the transaction ends, with an account that it is about.
 *
 * @throws {Problem} `forbidden` where the right was taken from them meanwhile.
 */
export async function actingAdmin(
  tx: Db,
  caller: Omit<Actor, 'name'>,
  { config, accountId = caller.id }: Held,
): Promise<{ actor: Actor; admins: readonly string[] }> {
  const admins = await holdAdmins(tx, accountId, config);
  const admin = admins.find(({ id }) => id === caller.id);
  if (admin === undefined) throw problem('forbidden', { reason: 'right' });
  return { actor: { ...caller, name: admin.name }, admins: admins.map(({ id }) => id) };
}
