import { and, asc, eq, gt, inArray, lte, ne, sql } from '#drizzle/orm.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { isNotSuspended } from '../../people/user/index.ts';
import { userTable } from '../../people/user/user.table.ts';
import {
  playlistBlockTable as block,
  playlistInviteTable as invite,
  playlistMemberTable,
} from './playlist-member.table.ts';
import { playlistTable } from './playlist.table.ts';

const member = playlistMemberTable;

/** Playlists that a user may change with others, or, as the owner, has opened to others. */
export const isMember = (userId: string) =>
  sql<boolean>`exists (select from ${member}
    where ${member.playlistId} = ${playlistTable.id} and ${member.userId} = ${userId})`;

export const isShared = sql<boolean>`exists (select from ${member}
  where ${member.playlistId} = ${playlistTable.id} and ${member.userId} = ${playlistTable.ownerId})`;

/** Ids, for an index of playlists. */
export const playlistsOfMember = (userId: string) =>
  sql`array(select ${member.playlistId} from ${member} where ${member.userId} = ${userId})`;

export type Parts = {
  isShared: boolean;
  /** Not of the owner. */
  isCollaborator: boolean;
};

/** The caller holds the playlist. A suspended owner's playlist is changed by nobody else. */
export async function findParts(
  db: Db,
  { playlistId, ownerId }: { playlistId: string; ownerId: string },
  userId: string,
): Promise<Parts> {
  const rows = await db
    .select({ id: member.userId })
    .from(member)
    .innerJoin(userTable, eq(userTable.id, member.userId))
    .where(
      and(
        eq(member.playlistId, playlistId),
        inArray(member.userId, [ownerId, userId]),
        isNotSuspended(),
      ),
    );
  const shared = rows.some(({ id }) => id === ownerId);
  const isCollaborator = shared && userId !== ownerId && rows.some(({ id }) => id === userId);
  return { isShared: shared, isCollaborator };
}

/** The longest first, without the owner. */
export function findCollaborators(db: Db, playlistId: string, ownerId: string) {
  return db
    .select({
      id: userTable.id,
      name: userTable.displayName,
      image: userTable.profileImage,
      since: member.since,
    })
    .from(member)
    .innerJoin(userTable, eq(userTable.id, member.userId))
    .where(and(eq(member.playlistId, playlistId), ne(member.userId, ownerId)))
    .orderBy(asc(member.since), asc(member.userId));
}

export const countMembers = (db: Db, playlistId: string): Promise<number> =>
  db.$count(member, eq(member.playlistId, playlistId));

export const countMemberships = (db: Db, userId: string): Promise<number> =>
  db.$count(member, eq(member.userId, userId));

export async function insertMember(
  tx: Db,
  row: { playlistId: string; userId: string; since: Date },
): Promise<void> {
  await tx.insert(member).values(row).onConflictDoNothing();
}

/** @returns whether they were a member. */
export async function deleteMember(
  tx: Db,
  { playlistId, userId }: { playlistId: string; userId: string },
): Promise<boolean> {
  const { rowCount } = await tx
    .delete(member)
    .where(and(eq(member.playlistId, playlistId), eq(member.userId, userId)));
  return rowCount === 1;
}

export async function deleteMembers(tx: Db, playlistId: string): Promise<void> {
  await tx.delete(member).where(eq(member.playlistId, playlistId));
}

/** What they added themselves is no news to them. */
export async function noteOwnAddition(
  tx: Db,
  { playlistId, userId, now }: { playlistId: string; userId: string; now: Date },
): Promise<void> {
  await tx
    .update(member)
    .set({ addedAt: now })
    .where(and(eq(member.playlistId, playlistId), eq(member.userId, userId)));
}

type PlaylistInvite = typeof invite.$inferSelect;

/** In place of the former link. */
export async function replaceInvite(tx: Db, row: PlaylistInvite): Promise<void> {
  const { token, expiresAt } = row;
  await tx
    .insert(invite)
    .values(row)
    .onConflictDoUpdate({ target: invite.playlistId, set: { token, expiresAt } });
}

export async function deleteInvite(tx: Db, playlistId: string): Promise<void> {
  await tx.delete(invite).where(eq(invite.playlistId, playlistId));
}

export async function findInvite(
  db: Db,
  by: { token: string } | { playlistId: string },
  now: Date,
): Promise<PlaylistInvite | null> {
  const isIt = 'token' in by ? eq(invite.token, by.token) : eq(invite.playlistId, by.playlistId);
  const [row] = await db
    .select()
    .from(invite)
    .where(and(isIt, gt(invite.expiresAt, now)));
  return row ?? null;
}

export async function deleteExpiredInvites(tx: Db, now: Date): Promise<void> {
  await tx.delete(invite).where(lte(invite.expiresAt, now));
}

export async function findNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: userTable.id, name: userTable.displayName })
    .from(userTable)
    .where(anyOf(userTable.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

type Block = Pick<typeof block.$inferSelect, 'playlistId' | 'userId'>;

const isIt = ({ playlistId, userId }: Block) =>
  and(eq(block.playlistId, playlistId), eq(block.userId, userId));

export async function insertBlock(tx: Db, row: typeof block.$inferInsert): Promise<void> {
  await tx.insert(block).values(row).onConflictDoNothing();
}

/** @returns whether they were blocked. */
export async function deleteBlock(tx: Db, who: Block): Promise<boolean> {
  const { rowCount } = await tx.delete(block).where(isIt(who));
  return rowCount === 1;
}

export const isBlocked = async (db: Db, who: Block): Promise<boolean> =>
  (await db.$count(block, isIt(who))) > 0;

export function findBlocked(db: Db, playlistId: string) {
  return db
    .select({ id: userTable.id, name: userTable.displayName })
    .from(block)
    .innerJoin(userTable, eq(userTable.id, block.userId))
    .where(eq(block.playlistId, playlistId))
    .orderBy(asc(userTable.displayName), asc(userTable.id));
}
