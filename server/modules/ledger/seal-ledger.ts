import { createHash } from 'node:crypto';
import type { Db } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
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

/** Per transaction: the embedded database serves nobody else meanwhile. */
const linksAtOnce = 200;

export const readers = { statement: readStatements, payment: readPayments } as const;

/** SHA-256 of the content and the previous hash, hexadecimal. */
export function hashOf({ kind, statementId, content }: Sealed, previous: string): string {
  const text = canonical({ kind, statementId, content, previous });
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Seals statements or payments in the transaction that creates them. It locks the end of the
 * chain, so call it last.
 */
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
    hash = hashOf(sealed, previous);
    links.push({ position, kind, statementId: id, hash, previous });
  }
  await addLinks(tx, links);
}

/**
 * Seals older rows and those made by the command line, in batches. It may be interrupted,
 * repeated and run on several servers.
 */
export async function sealLedger(db: Db, signal?: AbortSignal): Promise<void> {
  for (const kind of ['statement', 'payment'] as const) {
    let isLeft = true;
    while (isLeft) {
      signal?.throwIfAborted();
      isLeft = await inTransaction(db, async (tx) => {
        // Query after locking the end, to see what another server has just added.
        await holdEnd(tx);
        const ids = await findUnsealed(tx, kind, linksAtOnce);
        await sealAll(tx, kind, ids);
        return ids.length === linksAtOnce;
      });
    }
  }
}
