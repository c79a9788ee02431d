import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { userImageTable } from './user-image.table.ts';

/** Keeps a person's picture in the place of the one before. */
export async function saveUserImage(db: Db, image: typeof userImageTable.$inferInsert) {
  const { content, version, updatedAt } = image;
  await db.insert(userImageTable).values(image).onConflictDoUpdate({
    target: userImageTable.userId,
    set: { content, version, updatedAt },
  });
}

export async function deleteUserImage(db: Db, userId: string) {
  await db.delete(userImageTable).where(eq(userImageTable.userId, userId));
}

/** Version of the picture that a person sent; null when there is none. */
export async function findUserImageVersion(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ version: userImageTable.version })
    .from(userImageTable)
    .where(eq(userImageTable.userId, userId));
  return row?.version ?? null;
}

/** The WebP file of that very version; null when the picture has changed or gone since. */
export async function findUserImageContent(
  db: Db,
  userId: string,
  version: string,
): Promise<Buffer | null> {
  const [row] = await db
    .select({ content: userImageTable.content })
    .from(userImageTable)
    .where(and(eq(userImageTable.userId, userId), eq(userImageTable.version, version)));
  return row?.content ?? null;
}
