import { and, asc, eq, lte, ne } from '#drizzle/orm.ts';
import { anyOfLocked } from '../../../platform/database/any-of.ts';
import type { Db } from '../../../platform/database/db.ts';
import { letsIn } from '../../accounts/session/index.ts';
import { sessionTable } from '../../accounts/session/session.table.ts';
import type { DemoMode } from '../../people/user/index.ts';
import { userTable } from '../../people/user/user.table.ts';
import { pushDeviceTable, pushKeyTable } from './push.table.ts';

const { sessionId, endpoint, showsNames, nextAt } = pushDeviceTable;

export type PushDevice = typeof pushDeviceTable.$inferSelect;

/** What a browser knows of its own subscription; null without one. */
export async function findDevice(db: Db, session: string) {
  const [device] = await db
    .select({ endpoint, showsNames, key: pushKeyTable.publicKey })
    .from(pushDeviceTable)
    .innerJoin(pushKeyTable, eq(pushKeyTable.id, pushDeviceTable.keyId))
    .where(eq(sessionId, session));
  return device ?? null;
}

type Subscribed = Pick<
  PushDevice,
  'sessionId' | 'userId' | 'keyId' | 'endpoint' | 'p256dh' | 'auth' | 'showsNames'
>;

/** One subscription for each session and browser; the browser's former user loses theirs. */
export async function saveDevice(tx: Db, device: Subscribed, now: Date): Promise<void> {
  await tx
    .delete(pushDeviceTable)
    .where(and(eq(endpoint, device.endpoint), ne(sessionId, device.sessionId)));
  const { sessionId: _, userId: __, ...changes } = device;
  const fresh = { createdAt: now, nextAt: now, notifiedUntil: now, notified: {}, failures: 0 };
  await tx
    .insert(pushDeviceTable)
    .values({ ...device, ...fresh })
    .onConflictDoUpdate({ target: sessionId, set: { ...changes, nextAt: now, failures: 0 } });
}

export async function deleteDevice(tx: Db, session: string): Promise<void> {
  await tx.delete(pushDeviceTable).where(eq(sessionId, session));
}

/** Takes devices that are due, and keeps them from other servers until `until`. */
export function takeDue(
  db: Db,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<PushDevice[]> {
  const due = db
    .select({ sessionId })
    .from(pushDeviceTable)
    .where(lte(nextAt, now))
    .orderBy(asc(nextAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(pushDeviceTable)
    .set({ nextAt: until })
    .where(anyOfLocked(sessionId, due))
    .returning();
}

/** The session's user; null once it has ended or the account is closed. */
export async function findReader(db: Db, session: string, at: DemoMode & { now: Date }) {
  const [reader] = await db
    .select({
      id: userTable.id,
      language: userTable.language,
      role: userTable.role,
      rights: userTable.rights,
    })
    .from(sessionTable)
    .innerJoin(userTable, eq(userTable.id, sessionTable.userId))
    .where(and(eq(sessionTable.id, session), letsIn(at)));
  return reader ?? null;
}

/** A browser that subscribed anew meanwhile is another device. */
const isStill = (device: PushDevice) =>
  and(eq(sessionId, device.sessionId), eq(endpoint, device.endpoint));

type Outcome = Pick<PushDevice, 'nextAt'> &
  Partial<Pick<PushDevice, 'notifiedUntil' | 'notified' | 'failures'>>;

export async function noteOutcome(db: Db, device: PushDevice, outcome: Outcome): Promise<void> {
  await db.update(pushDeviceTable).set(outcome).where(isStill(device));
}

export async function dropDevice(db: Db, device: PushDevice): Promise<void> {
  await db.delete(pushDeviceTable).where(isStill(device));
}
