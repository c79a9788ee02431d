import type { Db } from '../../../platform/database/db.ts';
import { findAdmins } from '../../people/user/index.ts';

type Row = Awaited<ReturnType<typeof findAdmins>>[number];

export async function describeAdmins(db: Db): Promise<string[]> {
  const admins = await findAdmins(db);
  if (admins.length === 0) return ['There is no admin. Make one: npm run admin -- create EMAIL'];
  return admins.map(
    (admin) =>
      `${admin.email}: ${admin.name}, ${getState(admin)}, ${admin.rights.join(' ') || 'no right'}`,
  );
}

function getState({ status, isDemo, passwordHash, hasTemporaryPassword }: Row): string {
  if (isDemo) return 'of the demo';
  if (status !== 'active') return status;
  if (passwordHash === null) return 'without a password';
  return hasTemporaryPassword ? 'temporary password not used yet' : 'active';
}
