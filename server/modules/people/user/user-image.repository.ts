import { eq } from '#drizzle/orm.ts';
import { pictureUse } from '../../../media/media-uses.ts';
import type { Assets } from '../../../platform/assets/assets.ts';
import type { Db } from '../../../platform/database/db.ts';
import { userImageTable } from './user-image.table.ts';
import { userTable } from './user.table.ts';

const purpose = 'user-picture';
const usedBy = (userId: string) => pictureUse('user', userId);

type Keeping = { assets: Pick<Assets, 'stage' | 'claim'>; clock: () => Date };

/**
 * Kept until its user saves it.
 *
 * @returns its version.
 */
export async function stageUserImage(
  { assets }: Pick<Keeping, 'assets'>,
  userId: string,
  content: Buffer,
): Promise<string> {
  return assets.stage(content, { owner: userId, purpose, type: 'image/webp' });
}

export async function claimUserImage(
  tx: Db,
  { assets, clock }: Keeping,
  { userId, version }: { userId: string; version: string },
): Promise<boolean> {
  if (!(await assets.claim(tx, version, { owner: userId, purpose, by: usedBy(userId) }))) {
    return false;
  }
  const image = { version, hash: version, updatedAt: clock() };
  await tx
    .insert(userImageTable)
    .values({ userId, ...image })
    .onConflictDoUpdate({ target: userImageTable.userId, set: image });
  return true;
}

export async function deleteUserImage(
  tx: Db,
  assets: Pick<Assets, 'release'>,
  userId: string,
): Promise<void> {
  await tx.delete(userImageTable).where(eq(userImageTable.userId, userId));
  await assets.release(tx, usedBy(userId));
}

export async function findUserImageVersion(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ version: userImageTable.version })
    .from(userImageTable)
    .where(eq(userImageTable.userId, userId));
  return row?.version ?? null;
}

/** A suspended user's picture is replaced by a drawn one. */
export async function findUserPicture(
  db: Db,
  id: string,
): Promise<{ sent: { hash: string; version: string } | null } | null> {
  const [found] = await db
    .select({
      hash: userImageTable.hash,
      version: userImageTable.version,
      status: userTable.status,
    })
    .from(userTable)
    .leftJoin(userImageTable, eq(userImageTable.userId, userTable.id))
    .where(eq(userTable.id, id));
  if (found === undefined) return null;
  const { hash, version, status } = found;
  const isShown = status !== 'suspended';
  return { sent: isShown && hash !== null && version !== null ? { hash, version } : null };
}
