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

/** Links in one transaction: the embedded database serves nobody else meanwhile. */
const linksAtOnce = 200;

/** What reads the things of a kind. */
export const readers = { statement: readStatements, payment: readPayments } as const;

/** The hash of a link: of what it seals and of the link before, as SHA-256 in hexadecimal digits. */
export function hashOf({ kind, statementId, content }: Sealed, previous: string): string {
  const text = canonical({ kind, statementId, content, previous });
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Adds statements or payments to the chain, in the transaction that makes them. The end of the chain is held to its end, so this
 * comes last in it.
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
 * Adds to the chain what was made before there was one, or by the command line: some at a time, so that a server that is killed in
 * between loses nothing, and the next goes on. To be repeated at will, on however many servers.
 */
export async function sealLedger(db: Db, signal?: AbortSignal): Promise<void> {
  for (const kind of ['statement', 'payment'] as const) {
    let isLeft = true;
    while (isLeft) {
      signal?.throwIfAborted();
      isLeft = await inTransaction(db, async (tx) => {
        // Asked once the end is held, so that what another server has just added is seen.
        await holdEnd(tx);
        const ids = await findUnsealed(tx, kind, linksAtOnce);
        await sealAll(tx, kind, ids);
        return ids.length === linksAtOnce;
      });
    }
  }
}
