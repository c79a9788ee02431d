import type { LedgerCheck } from '#contract/royalties.ts';
import type { Db } from '../../../platform/database/db.ts';
import {
  countOutside,
  findEnd,
  findLink,
  findLinks,
  findStatementLink,
  findStatementName,
  type LinkRow,
  type Sealed,
} from './ledger.repository.ts';
import { toHash, readers } from './seal-ledger.ts';

export const linksPerCheck = 200;

/**
 * Recomputes up to `linksPerCheck` links and reports the first that has a wrong predecessor, or
 * missing or changed content. The last call also checks the chain's end and what lies outside it.
 */
export async function checkLedger(db: Db, after: number): Promise<LedgerCheck> {
  const [end, before, links] = await Promise.all([
    findEnd(db),
    findLink(db, after),
    findLinks(db, after, linksPerCheck),
  ]);
  const sealed = await readSealed(db, links);
  const total = Math.max(end?.position ?? 0, links.at(-1)?.position ?? 0);
  let last = { position: after, hash: before?.hash ?? '' };
  for (const link of links) {
    const reason = getFault(link, last, sealed.get(getKey(link)));
    if (reason !== null) {
      const { position, kind, statementId } = link;
      const about = await findStatementName(db, statementId);
      const broken = { position, kind, reason, about };
      return { checked: last.position, total, next: null, outside: null, broken };
    }
    last = link;
  }
  const checked = last.position;
  if (links.length === linksPerCheck) {
    return { checked, total, next: checked, outside: null, broken: null };
  }
  // Links added meanwhile come after this end.
  const isCut = checked < total || (end?.position === checked && end.hash !== last.hash);
  const broken = isCut
    ? { position: checked + 1, kind: null, reason: 'cut' as const, about: null }
    : null;
  return { checked, total, next: null, outside: await countOutside(db), broken };
}

export async function isSealed(db: Db, id: string, hash: string): Promise<boolean> {
  const link = await findStatementLink(db, id);
  if (link?.hash !== hash) return false;
  const position = link.position - 1;
  const [before, sealed] = await Promise.all([findLink(db, position), readers.statement(db, [id])]);
  return getFault(link, { position, hash: before?.hash ?? '' }, sealed[0]) === null;
}

const getKey = ({ kind, statementId }: Pick<Sealed, 'kind' | 'statementId'>) =>
  `${kind} ${statementId}`;

async function readSealed(db: Db, links: readonly LinkRow[]): Promise<Map<string, Sealed>> {
  const ids = (kind: Sealed['kind']) =>
    links.filter((link) => link.kind === kind).map(({ statementId }) => statementId);
  const found = await Promise.all([
    readers.statement(db, ids('statement')),
    readers.payment(db, ids('payment')),
  ]);
  return new Map(found.flat().map((each) => [getKey(each), each]));
}

function getFault(
  link: LinkRow,
  last: { position: number; hash: string },
  sealed: Sealed | undefined,
): 'order' | 'gone' | 'changed' | null {
  if (link.position !== last.position + 1 || link.previous !== last.hash) return 'order';
  if (sealed === undefined) return 'gone';
  return toHash(sealed, link.previous) === link.hash ? null : 'changed';
}
