import { createHash } from 'node:crypto';
import type { Db } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { canonical } from './canonical.ts';
import {
  addLinks,
  findUnsealed,
  holdEnd,
  type LinkRow,
  readPayments,
  readStatements,
  type Sealed,
} from './ledger.repository.ts';
import type { SealedKind } from './ledger-link.table.ts';

/** Per transaction, which blocks the embedded database. */
const linksAtOnce = 200;

export const readers = { statement: readStatements, payment: readPayments } as const;

/** SHA-256, hexadecimal. */
export function toHash({ kind, statementId, content }: Sealed, previous: string): string {
  const text = canonical({ kind, statementId, content, previous });
  return createHash('sha256').update(text).digest('hex');
}

/** Call it last in the transaction that creates the rows, because it locks the end of the chain. */
export async function sealAll(tx: Db, kind: SealedKind, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const end = await holdEnd(tx);
  const found = new Map(
    (await readers[kind](tx, ids)).map((sealed) => [sealed.statementId, sealed]),
  );
  const links: LinkRow[] = [];
  let { position, hash } = end;
  for (const id of ids) {
    const sealed = found.get(id);
    if (sealed === undefined) continue;
    const previous = hash;
    position += 1;
    hash = toHash(sealed, previous);
    links.push({ position, kind, statementId: id, hash, previous });
  }
  await addLinks(tx, links);
}

/**
 * Seals what older versions or the command line left. May be interrupted, repeated and run on
 * several servers.
 */
export async function sealLedger(db: Db, signal?: AbortSignal): Promise<void> {
  for (const kind of ['statement', 'payment'] as const) {
    let isLeft = true;
    while (isLeft) {
      signal?.throwIfAborted();
      isLeft = await inTransaction(db, async (tx) => {
        // Query after locking, to see what another server just added.
        await holdEnd(tx);
        const ids = await findUnsealed(tx, kind, linksAtOnce);
        await sealAll(tx, kind, ids);
        return ids.length === linksAtOnce;
      });
    }
  }
}
