import { and, desc, lt, ne, sql } from '#drizzle/orm.ts';
import type { Db } from './database/db.ts';
import { type MediaKeys, mediaKeys } from './media-keys.ts';
import { mediaKeyTable } from './media-key.table.ts';
import { randomText } from './random-text.ts';

/** Milliseconds; a new key signs only after each server has read it. */
const readEvery = 30_000;
const knownAfter = 2 * readEvery;

/** Milliseconds for which an address may be valid. */
const addressMost = 13 * 3_600_000;

type StoredKey = typeof mediaKeyTable.$inferSelect;

/**
 * All servers share the keys.
 *
 * @param first secret of the first key, where there is none yet.
 */
export async function openMediaKeys(
  { db, clock }: { db: Db; clock: () => Date },
  first: string,
): Promise<{ keys: MediaKeys; read: () => Promise<void>; close: () => void }> {
  let stored: StoredKey[] = [];
  const read = async () => {
    stored = await db.select().from(mediaKeyTable).orderBy(desc(mediaKeyTable.createdAt));
  };
  await db.execute(sql`
    insert into ${mediaKeyTable} (id, secret, created_at)
    select 'k0', ${first}, ${clock().toISOString()}::timestamptz
    where not exists (select from ${mediaKeyTable}) on conflict do nothing`);
  await read();
  const timer = setInterval(() => void read().catch(() => undefined), readEvery).unref();
  return { keys: mediaKeys(() => inUse(stored, clock())), read, close: () => clearInterval(timer) };
}

function inUse(stored: readonly StoredKey[], now: Date): StoredKey[] {
  const age = ({ createdAt }: StoredKey) => now.getTime() - createdAt.getTime();
  const used = stored.filter((_key, index) => {
    const next = stored[index - 1];
    return next === undefined || age(next) < addressMost;
  });
  const present = used.find((key) => age(key) >= knownAfter) ?? used.at(-1);
  return present === undefined ? [] : [present, ...used.filter((key) => key !== present)];
}

/** It signs from the next minute on. @returns its id. */
export async function rotateMediaKeys(db: Db, now: Date): Promise<string> {
  const id = `k${randomText(3)}`;
  await db.insert(mediaKeyTable).values({ id, secret: randomText(32), createdAt: now });
  const [former] = await db
    .select()
    .from(mediaKeyTable)
    .where(ne(mediaKeyTable.id, id))
    .orderBy(desc(mediaKeyTable.createdAt))
    .limit(1);
  if (former && now.getTime() - former.createdAt.getTime() >= addressMost) {
    const isFormer = lt(mediaKeyTable.createdAt, former.createdAt);
    await db.delete(mediaKeyTable).where(and(isFormer, ne(mediaKeyTable.id, id)));
  }
  return id;
}
