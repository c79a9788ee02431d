import type { Db } from '../../../platform/database/db.ts';
import { checkLedger } from './check-ledger.ts';
import { findLink } from './ledger.repository.ts';
import { judgeHead, readHead, type SignedHead } from './sign-head.ts';

export class LedgerError extends Error {}

/**
 * Recomputes the chain and compares it with heads from outside the database.
 *
 * @returns the number of links.
 * @throws {LedgerError} names the first link that does not hold, or the head that cannot be used.
 */
export async function verifyLedger(
  db: Db,
  texts: readonly string[],
  secret: string,
): Promise<number> {
  const heads = texts.map((text) => readGenuine(text, secret));
  const checked = await checkChain(db);
  let known = 0;
  for (const head of heads.toSorted((one, other) => one.position - other.position)) {
    await compareHead(db, head, known);
    known = head.position;
  }
  return checked;
}

function readGenuine(text: string, secret: string): SignedHead {
  const head = readHead(text);
  if (head === null) {
    throw new LedgerError(`"${text}" is no head such as 2026-11-20:128:9c1f…:4f2a91c0.…`);
  }
  const verdict = judgeHead(head, secret);
  if (verdict === 'forged') throw new LedgerError(`The head of ${head.day} has a wrong signature.`);
  if (verdict === 'otherKey') {
    throw new LedgerError(
      `The head of ${head.day} was signed with another key than this service's: use its data folder, or its TONADA_MEDIA_SECRET of that day.`,
    );
  }
  return head;
}

async function checkChain(db: Db): Promise<number> {
  let next: number | null = 0;
  let checked = 0;
  while (next !== null) {
    const part: Awaited<ReturnType<typeof checkLedger>> = await checkLedger(db, next);
    if (part.broken !== null) {
      const { position, reason, about } = part.broken;
      const of = about === null ? '' : ` (${about.artist ?? about.label ?? ''}, ${about.period})`;
      throw new LedgerError(`Link ${position} does not hold: ${reason}${of}.`);
    }
    ({ checked, next } = part);
  }
  return checked;
}

/** A chain that was rewritten as a whole agrees with itself, but not with the head. */
async function compareHead(db: Db, { day, position, hash }: SignedHead, known: number) {
  if (position === 0 || (await findLink(db, position))?.hash === hash) return;
  const first = known + 1;
  if (first === position) {
    throw new LedgerError(`Link ${position} does not hold against the head of ${day}: rewritten.`);
  }
  throw new LedgerError(
    `Links ${first} to ${position} do not hold against the head of ${day}: rewritten. A head of a day between tells which of them.`,
  );
}
