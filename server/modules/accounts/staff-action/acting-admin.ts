import type { Right } from '#contract/right.ts';
import { lacksRight } from '../../../platform/access.ts';
import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { Actor } from './staff-action.repository.ts';
import { type Admin, holdAdmins } from '../../people/user/index.ts';

type Held = { config: Pick<Config, 'demo'>; right: Right; accountId?: string };

type ActingAdmin = {
  actor: Actor;
  rights: readonly Right[];
  admins: readonly Admin[];
};

/**
 * Locks all admins and the target.
 *
 * @throws {Problem} `forbidden` if the right was withdrawn meanwhile.
 */
export async function actingAdmin(
  tx: Db,
  caller: Omit<Actor, 'name'>,
  { config, right, accountId = caller.id }: Held,
): Promise<ActingAdmin> {
  const admins = await holdAdmins(tx, accountId, config);
  const admin = admins.find(({ id }) => id === caller.id);
  if (!admin?.rights.includes(right)) throw lacksRight();
  const { name, rights } = admin;
  return { actor: { ...caller, name }, rights, admins };
}
