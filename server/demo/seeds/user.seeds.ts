import { defaultPreferences } from '#contract/preferences.ts';
import { allRights } from '#contract/right.ts';
import type { Seed } from '../../platform/seeds/add-seeds.ts';
import { hashPassword } from '../../platform/password.ts';
import { changeUser, insertUsers } from '../../modules/people/user/user.repository.ts';

const noon = 12 * 3_600_000;

export const userSeeds: readonly Seed[] = [
  {
    /** Only the demo accounts can sign in. */
    name: '0001_listeners',
    async add(tx) {
      const { catalogue } = await import('#sample/catalogue.ts');
      const { demoAccounts, demoPassword } = await import('#sample/demo-accounts.ts');
      const passwordHash = await hashPassword(demoPassword);
      const emails = new Set(demoAccounts.map(({ email }) => email));
      await insertUsers(
        tx,
        catalogue.listeners.map(({ followingIds: _followingIds, privacy, ...listener }) => ({
          ...listener,
          preferences: { ...defaultPreferences, privacy },
          passwordHash: emails.has(listener.email) ? passwordHash : null,
          isDemo: true,
          profileImage: `/api/images/user/${listener.id}`,
          createdAt: new Date(Date.parse(listener.joinDate) + noon),
        })),
      );
    },
  },
  {
    name: '0040_admin-rights',
    async add(tx) {
      const { demoAccounts } = await import('#sample/demo-accounts.ts');
      const admins = demoAccounts.filter(({ role }) => role === 'admin');
      for (const { listenerId } of admins) {
        await changeUser(tx, listenerId, { rights: [...allRights] });
      }
    },
  },
];
