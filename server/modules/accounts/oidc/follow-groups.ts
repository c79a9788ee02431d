import { allRights, type Right } from '#contract/right.ts';
import type { Role } from '#contract/user.ts';
import type { Db } from '../../../platform/database/db.ts';
import { publish } from '../../../platform/events/events.ts';
import type { Grant, OidcSettings } from '../../../platform/oidc-settings.ts';
import {
  accountChanged,
  changeUser,
  findUserById,
  holdAdmins,
  isLastAdmin,
} from '../../people/user/index.ts';
import { notifyAccountChange } from '../account/index.ts';
import { deleteProofs } from '../email-proof/index.ts';
import { deleteSessions } from '../session/index.ts';
import { recordStaffAction } from '../staff-action/index.ts';

type Power = { role: Role; rights: Right[] };

/** Demo accounts do not count as admins who can sign in. */
const mode = { demo: false };

/**
 * Gives an account what the groups of its person give, and takes what they do not; artists and
 * labels keep their role. The last usable admin stays one. See docs/product/access.md.
 */
export async function followGroups(
  tx: Db,
  { groups, name }: Pick<OidcSettings, 'groups' | 'name'>,
  { userId, grants, now }: { userId: string; grants: readonly Grant[]; now: Date },
): Promise<void> {
  if (groups.size === 0) return;
  const wanted = getPower(grants);
  const differs = async () => {
    const user = await findUserById(tx, userId);
    if (user === null || user.role === 'artist' || user.role === 'label') return null;
    // Access to others' data needs a verified email.
    if (user.emailVerifiedAt === null && wanted.role !== 'user') return null;
    const isSame = user.role === wanted.role && user.rights.join() === wanted.rights.join();
    return isSame ? null : user;
  };
  if ((await differs()) === null) return;
  const admins = await holdAdmins(tx, userId, mode);
  const user = await differs();
  if (user === null) return;
  if (isLastAdmin(admins, userId) && !wanted.rights.includes('people')) return;
  await changeUser(tx, userId, wanted);
  await deleteSessions(tx, userId);
  await deleteProofs(tx, userId, ['staff-change']);
  const isOtherRole = user.role !== wanted.role;
  if (isOtherRole) await notifyAccountChange(tx, { userId, change: 'role' }, now);
  await publish(tx, accountChanged);
  await recordStaffAction(tx, {
    actor: { id: 'house', name, address: 'localhost', isConsole: true },
    now,
    action: 'user.change',
    target: { kind: 'user', id: userId, name: user.displayName },
    before: { ...(isOtherRole && { role: user.role }), rights: user.rights },
    after: { ...(isOtherRole && { role: wanted.role }), rights: wanted.rights },
  });
}

function getPower(grants: readonly Grant[]): Power {
  const rights = allRights.filter((right) => grants.includes(right));
  if (rights.length > 0) return { role: 'admin', rights };
  return { role: grants.includes('editorial') ? 'editorial' : 'user', rights };
}
