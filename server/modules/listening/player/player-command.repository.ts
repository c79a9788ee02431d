import { and, eq, gt, lt, sql } from '#drizzle/orm.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { publish } from '../../../platform/events/events.ts';
import { newId } from '../../../platform/ids.ts';
import { sessionTable } from '../../accounts/session/session.table.ts';
import { playerCommandTable } from './player-command.table.ts';
import { playerDeviceTable } from './player-device.table.ts';
import { playerChanged } from './player.events.ts';

export type Passed = {
  id: string;
  userId: string;
  deviceId: string | null;
  name: string;
  value: number | null;
};

/** Milliseconds: what a server that was away for longer passes on would surprise somebody. */
const passedFor = 15_000;
const keptFor = 60_000;

type ToPass = { deviceId?: string; name: string; value?: number | undefined };

/** Passes something to one device of an account, or to all, on whichever server they are. */
export async function pass(
  tx: Db,
  userId: string,
  { deviceId, name, value }: ToPass,
  now: Date,
): Promise<string> {
  const id = newId(now.getTime());
  await tx
    .delete(playerCommandTable)
    .where(
      and(
        eq(playerCommandTable.userId, userId),
        lt(playerCommandTable.at, new Date(now.getTime() - keptFor)),
      ),
    );
  await tx
    .insert(playerCommandTable)
    .values({ id, userId, deviceId: deviceId ?? null, name, value: value ?? null, at: now });
  await publish(tx, playerChanged);
  return id;
}

/** What was passed to accounts a moment ago. */
export async function findPassed(db: Db, userIds: readonly string[], now: Date): Promise<Passed[]> {
  if (userIds.length === 0) return [];
  const { id, userId, deviceId, name, value, at } = playerCommandTable;
  return db
    .select({ id, userId, deviceId, name, value })
    .from(playerCommandTable)
    .where(and(anyOf(userId, userIds), gt(at, new Date(now.getTime() - passedFor))))
    .orderBy(at, id);
}

/** Devices of the accounts whose session lasts, as `user/device`. */
export async function findSignedIn(
  db: Db,
  userIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const rows = await db
    .select({ name: sql<string>`${playerDeviceTable.userId} || '/' || ${playerDeviceTable.id}` })
    .from(playerDeviceTable)
    .innerJoin(sessionTable, eq(sessionTable.id, playerDeviceTable.sessionId))
    .where(and(anyOf(playerDeviceTable.userId, userIds), gt(sessionTable.expiresAt, now)));
  return new Set(rows.map(({ name }) => name));
}
