import { and, desc, eq, lt, ne, notExists, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { randomText } from '../../../platform/random-text.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { makeSenderKey, type SenderKey } from '../../../platform/web-push/sender-key.ts';
import { pushDeviceTable, pushKeyTable } from './push.table.ts';

const { id, publicKey, sealedPrivateKey, createdAt } = pushKeyTable;

const about = (keyId: string) => `push-key:${keyId}`;

type Making = { vault: Vault; now: Date };

function makeRow(keyId: string, { vault, now }: Making) {
  const key = makeSenderKey();
  return {
    id: keyId,
    publicKey: key.publicKey,
    sealedPrivateKey: vault.seal(key.privateKey, about(keyId)),
    createdAt: now,
  };
}

/** Makes the first key. Servers that start together agree on one. */
export async function openPushKeys(db: Db, making: Making): Promise<void> {
  if ((await db.$count(pushKeyTable)) > 0) return;
  await db.insert(pushKeyTable).values(makeRow('p0', making)).onConflictDoNothing();
}

/** The key for new subscriptions. */
export async function findPresentKey(db: Db): Promise<{ id: string; publicKey: string }> {
  const [key] = await db
    .select({ id, publicKey })
    .from(pushKeyTable)
    .orderBy(desc(createdAt), desc(id))
    .limit(1);
  if (key === undefined) throw new Error('There is no key of push messages.');
  return key;
}

/** Every key that a subscription may have been made with, by its id. */
export async function readPushKeys(db: Db, vault: Vault): Promise<Map<string, SenderKey>> {
  const rows = await db.select({ id, publicKey, sealedPrivateKey }).from(pushKeyTable);
  return new Map(
    rows.map((row) => {
      const privateKey = vault.open(row.sealedPrivateKey, about(row.id));
      return [row.id, { publicKey: row.publicKey, privateKey }];
    }),
  );
}

/**
 * Makes the key for new subscriptions. Former keys sign for the browsers that subscribed with them
 * until these come back, and go once none is left. Returns the new key's id.
 */
export async function rotatePushKeys(db: Db, making: Making): Promise<string> {
  const row = makeRow(`p${randomText(3)}`, making);
  await db.insert(pushKeyTable).values(row);
  const uses = db
    .select({ one: sql`1` })
    .from(pushDeviceTable)
    .where(eq(pushDeviceTable.keyId, id));
  await db
    .delete(pushKeyTable)
    .where(and(ne(id, row.id), lt(createdAt, making.now), notExists(uses)));
  return row.id;
}
