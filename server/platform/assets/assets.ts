import { setTimeout as pause } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Config } from '../config.ts';
import type { Disk } from '../disk.ts';
import { addJob } from '../jobs/job.repository.ts';
import type { Db } from '../database/db.ts';
import type { Content } from '../content/content.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { newId } from '../ids.ts';
import { unavailable } from '../problems.ts';
import { assetContent } from './asset-content.ts';
import {
  deleteAsset,
  deleteExpiredUses,
  deleteUse,
  deleteUsesBy,
  findUsed,
  findUnused,
  hasUses,
  holdAsset,
  insertAsset,
  insertLeftover,
  insertStaged,
  insertUse,
  isBeingRemoved,
  isPicture,
  isUsed,
  removing,
  renewUses,
  type StoredAsset,
} from './asset.repository.ts';
import type { AssetStore, Draft } from './asset-store.ts';
import { openStore } from './open-store.ts';
import { StoreError } from './store-error.ts';

/** Milliseconds within which a save must claim an upload. */
const patience = 24 * 3_600_000;

/** Milliseconds before a content is swept: an upload of the same content may have no use yet. */
const grace = 3_600_000;

const sweptMost = 1_000;

/** Milliseconds; longer than a signed call is accepted, so that none comes after its mark. */
const removalMost = 30 * 60_000;

/** Milliseconds that an upload waits for the removal of the same content. */
const removalPatience = 10_000;

export const removeJob = 'assets.remove';

export const pictureJob = 'assets.picture';

export type Sender = { owner: string; purpose: string };

type Staging = Sender & {
  type: string;
};

type Received = Pick<Draft, 'path' | 'bytes'>;

export type Assets = {
  /**
   * Stores a content until its sender's save claims it, for a day.
   * @returns its hash.
   */
  stage: (content: Buffer | Readable, sent: Staging) => Promise<string>;
  /** Like `stage`; deletes a content for which `examine` throws. */
  stageExamined: <Found>(
    content: Readable,
    sent: Staging,
    examine: (received: Received) => Promise<Found>,
  ) => Promise<{ hash: string; found: Found }>;
  examine: <Found>(
    content: Readable,
    examine: (received: Received) => Promise<Found>,
  ) => Promise<Found>;
  /**
   * Assigns a staged content in the saving transaction, and releases the former one.
   * @returns whether its sender had staged it for this.
   */
  claim: (tx: Db, hash: string, claimed: Sender & { by: string }) => Promise<boolean>;
  /** Has `by` use the content of something that keeps it while the transaction lasts, if it has one. */
  share: (tx: Db, from: string, by: string) => Promise<void>;
  release: (tx: Db, by: string) => Promise<void>;
  /** Keeps all that its sender has staged for this until then. */
  renew: (tx: Db, sent: Sender, until: Date) => Promise<void>;
  /** Releases all that its sender has staged for this. */
  drop: (tx: Db, sent: Sender) => Promise<void>;
  read: (hash: string) => Promise<Buffer>;
  /** Derives something once, and stores it as long as the content. */
  made: (hash: string, name: string, make: () => Promise<Buffer>) => Promise<Buffer>;
  open: (hash: string) => Promise<Readable>;
  content: (asset: StoredAsset) => Content;
  check: () => Promise<void>;
  /** Why the store failed last; null once it answers. */
  failure: () => Error | null;
  remove: (hash: string) => Promise<void>;
  sweep: () => Promise<void>;
};

type Keeping = { db: Db; clock: () => Date; disk: Pick<Disk, 'hasRoom' | 'requireRoom'> };

export function openAssets(config: Pick<Config, 'dataDir' | 'store'>, keeping: Keeping): Assets {
  return makeAssets(keeping, openStore(config));
}

/** Source: docs/decisions/media.md. */
export function makeAssets({ db, clock, disk }: Keeping, store: AssetStore): Assets {
  const stagedBy = ({ owner, purpose }: Sender) => `staged/${owner}/${purpose}`;

  async function stageExamined<Found>(
    content: Buffer | Readable,
    { type, ...sender }: Staging,
    examine: (received: Received) => Promise<Found>,
  ): Promise<{ hash: string; found: Found }> {
    await disk.requireRoom();
    const draft = await store.receive(Readable.from(content));
    const { hash, bytes } = draft;
    try {
      const found = await examine(draft);
      await draft.put();
      const expiresAt = new Date(clock().getTime() + patience);
      const isGoing = await inTransaction(db, async (tx) => {
        // From here on no removal begins.
        await insertAsset(tx, { hash, type, bytes, sentAt: clock() });
        await insertStaged(tx, { hash, usedBy: stagedBy(sender), expiresAt });
        return isBeingRemoved(tx, hash, clock());
      });
      if (isGoing) await removalEnded(hash);
      // A removal may have ended between the two.
      if ((await store.size(hash)) !== bytes) await draft.put();
      return { hash, found };
    } finally {
      await draft.discard();
    }
  }

  /** @throws {Problem} 503 after ten seconds; another try may follow at once. */
  async function removalEnded(hash: string) {
    for (let waited = 0; waited < removalPatience; waited += 50) {
      if (!(await isBeingRemoved(db, hash, clock()))) return;
      await pause(50);
    }
    throw unavailable();
  }

  async function examineAlone<Found>(
    content: Readable,
    look: (received: Received) => Promise<Found>,
  ) {
    await disk.requireRoom();
    const draft = await store.receive(content);
    try {
      return await look(draft);
    } finally {
      await draft.discard();
    }
  }

  async function stage(content: Buffer | Readable, sent: Staging): Promise<string> {
    return (await stageExamined(content, sent, async () => undefined)).hash;
  }

  async function claim(tx: Db, hash: string, { by, ...sender }: Sender & { by: string }) {
    if (!(await deleteUse(tx, { hash, usedBy: stagedBy(sender) }))) return false;
    await release(tx, by);
    await addUse(tx, hash, by);
    return true;
  }

  async function addUse(tx: Db, hash: string, by: string) {
    await insertUse(tx, { hash, usedBy: by });
    const payload = { hash, by };
    if (await isPicture(tx, hash)) {
      await addJob(tx, { kind: pictureJob, key: hash, payload, runAt: clock() });
    }
  }

  async function share(tx: Db, from: string, by: string) {
    const hash = await findUsed(tx, from);
    if (hash !== null && (await holdAsset(tx, hash))) await addUse(tx, hash, by);
  }

  async function release(tx: Db, by: string) {
    // A rollback still needs the file.
    for (const hash of await deleteUsesBy(tx, by)) {
      await addJob(tx, { kind: removeJob, key: hash, payload: { hash }, runAt: clock() });
    }
  }

  /**
   * The file goes outside of the transactions, as these may fail and a store may be slow. Meanwhile
   * a mark keeps uploads of the same content waiting.
   */
  async function remove(hash: string) {
    const mark = { hash, usedBy: `${removing}${newId()}` };
    const isUnused = await inTransaction(db, async (tx) => {
      // Read after the lock.
      if (!(await holdAsset(tx, hash)) || (await isUsed(tx, hash))) return false;
      await insertStaged(tx, { ...mark, expiresAt: new Date(clock().getTime() + removalMost) });
      return true;
    });
    if (!isUnused) return;
    const forget = (isGone: boolean) =>
      inTransaction(db, async (tx) => {
        await holdAsset(tx, hash);
        await deleteUse(tx, mark);
        if (isGone && !(await hasUses(tx, hash))) await deleteAsset(tx, hash);
      });
    try {
      await store.remove(hash);
    } catch (error) {
      // A call without an answer may still be carried out: its mark stays until that is over.
      if (!(error instanceof StoreError) || error.isAnswered) await forget(false);
      throw error;
    }
    await forget(true);
  }

  const making = new Map<string, Promise<Buffer>>();

  async function makeOnce(hash: string, name: string, make: () => Promise<Buffer>) {
    const known = await store.readMade(hash, name);
    if (known !== undefined) return known;
    const content = await make();
    if (await disk.hasRoom(content.length)) {
      await store.keepMade(hash, name, content).catch(() => undefined);
    }
    return content;
  }

  function made(hash: string, name: string, make: () => Promise<Buffer>) {
    const key = `${hash}.${name}`;
    const underWay = making.get(key);
    if (underWay !== undefined) return underWay;
    const done = makeOnce(hash, name, make).finally(() => making.delete(key));
    making.set(key, done);
    return done;
  }

  const unusedSince = () => new Date(clock().getTime() - grace);

  async function sweep() {
    await deleteExpiredUses(db, clock());
    for (const hash of await findUnused(db, unusedSince(), sweptMost)) await remove(hash);
    await store.sweep(new Date(Date.now() - patience), async (hash) => {
      await inTransaction(db, (tx) => insertLeftover(tx, hash));
      await remove(hash);
    });
  }

  return {
    stage,
    stageExamined,
    examine: examineAlone,
    claim,
    share,
    release,
    renew: (tx, sent, until) => renewUses(tx, stagedBy(sent), until),
    drop: (tx, sent) => release(tx, stagedBy(sent)),
    check: store.check,
    failure: store.failure,
    made,
    remove,
    sweep,
    open: (hash) => store.read(hash),
    read: async (hash) => buffer(await store.read(hash)),
    content: (asset) => assetContent(asset, store),
  };
}
