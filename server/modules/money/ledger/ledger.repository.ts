import { and, asc, eq, gt, type SQL, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { orNull } from '../../../platform/database/or-null.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import { insertAll } from '../../../platform/database/insert-all.ts';
import { payeeTable } from '../../catalogue/payee/payee.table.ts';
import { paymentTable } from '../payment-run/payment.table.ts';
import { sharedAmountTable } from '../statement/shared-amount.table.ts';
import { commissionTable, payoutTable, statementTable } from '../statement/statement.table.ts';
import { artistName } from '../../catalogue/artist/index.ts';
import { labelName } from '../../catalogue/label/index.ts';
import { userName } from '../../people/user/index.ts';
import { isLinkOf, ledgerEndTable, ledgerLinkTable, type SealedKind } from './ledger-link.table.ts';

export type LinkRow = typeof ledgerLinkTable.$inferSelect;
export type LedgerEnd = typeof ledgerEndTable.$inferSelect;

export type Sealed = { kind: SealedKind; statementId: string; content: unknown };

export async function holdEnd(tx: Db): Promise<LedgerEnd> {
  const [end] = await tx.select().from(ledgerEndTable).for('update');
  if (end === undefined) throw new Error('The ledger has no end.');
  return end;
}

export async function findEnd(db: Db): Promise<LedgerEnd | undefined> {
  const [end] = await db.select().from(ledgerEndTable);
  return end;
}

/** As a column: changes with every link. */
export const endHash: SQL<string | null> = sql`(select hash from ${ledgerEndTable})`;

/** The caller holds the end of the chain. */
export async function addLinks(tx: Db, links: readonly LinkRow[]): Promise<void> {
  const last = links.at(-1);
  if (last === undefined) return;
  await insertAll(tx, ledgerLinkTable, links);
  await tx.update(ledgerEndTable).set({ position: last.position, hash: last.hash });
}

export function findLinks(db: Db, after: number, limit: number): Promise<LinkRow[]> {
  return db
    .select()
    .from(ledgerLinkTable)
    .where(gt(ledgerLinkTable.position, after))
    .orderBy(asc(ledgerLinkTable.position))
    .limit(limit);
}

export async function findLink(db: Db, position: number): Promise<LinkRow | undefined> {
  const [link] = await db
    .select()
    .from(ledgerLinkTable)
    .where(eq(ledgerLinkTable.position, position));
  return link;
}

export async function findStatementLink(db: Db, id: string): Promise<LinkRow | undefined> {
  const [link] = await db.select().from(ledgerLinkTable).where(isLinkOf(id));
  return link;
}

/** A statement's first payment has its id, later entries have their number too. */
const paymentKey = sql<string>`${paymentTable.statementId} ||
  case when ${paymentTable.entry} > 1 then '/' || ${paymentTable.entry} else '' end`;

export async function findUnsealed(db: Db, kind: SealedKind, limit: number): Promise<string[]> {
  const id = kind === 'statement' ? sql<string>`${statementTable.id}` : paymentKey;
  const rows = await db
    .select({ id })
    .from(kind === 'statement' ? statementTable : paymentTable)
    .leftJoin(
      ledgerLinkTable,
      and(eq(ledgerLinkTable.kind, kind), eq(ledgerLinkTable.statementId, id)),
    )
    .where(sql`${ledgerLinkTable.position} is null`)
    .orderBy(asc(id))
    .limit(limit);
  return rows.map((row) => row.id);
}

/** Hashes depend on exactly these fields; columns added later must stay out. */
export async function readStatements(db: Db, ids: readonly string[]): Promise<Sealed[]> {
  const { id, artistId, labelId, month, issuedAt, streams, earned, payable, carried, lines } =
    statementTable;
  const sums = { streams, earned, payable, carried };
  const statement = { id, artistId, labelId, month, issuedAt, ...sums, lines };
  const { amount, streaming, playlists, radio } = payoutTable;
  const { labelRate, payeeId, shared } = statementTable;
  const added = { labelRate, payeeId, shared };
  const rows = await db
    .select({ statement, payout: { amount, streaming, playlists, radio }, added })
    .from(statementTable)
    .leftJoin(payoutTable, eq(payoutTable.statementId, statementTable.id))
    .where(anyOf(statementTable.id, ids));
  const idsOf = (which: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(which).map((row) => row.statement.id);
  const commissions = Map.groupBy(
    await findCommissions(db, idsOf(isOwn)),
    (row) => row.labelStatementId,
  );
  const parts = Map.groupBy(await findParts(db, idsOf(isOfPerson)), (row) => row.payeeStatementId);
  return rows.map(({ added: later, ...content }) => {
    const its = content.statement.id;
    const sealed = { kind: 'statement', statementId: its } as const;
    if (isOfPerson(content)) {
      const ofPayee = { ...content, payeeId: later.payeeId, parts: parts.get(its) ?? [] };
      return { ...sealed, content: ofPayee };
    }
    if (content.statement.artistId === null) {
      const { labelRate: rate } = later;
      const ofLabel = { ...content, labelRate: rate, commissions: commissions.get(its) ?? [] };
      return { ...sealed, content: ofLabel };
    }
    // Statements from before there were shares are sealed without them.
    const isShared = later.shared !== 0;
    return { ...sealed, content: isShared ? { ...content, shared: later.shared } : content };
  });
}

type Stated = { statement: { artistId: string | null; labelId: string | null } };

const isOwn = ({ statement }: Stated) => statement.artistId === null && statement.labelId !== null;

const isOfPerson = ({ statement }: Stated) =>
  statement.artistId === null && statement.labelId === null;

async function findParts(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { payeeStatementId, statementId, shareId, month, royaltyRate, trackId } = sharedAmountTable;
  const { part, streams, earned, amount } = sharedAmountTable;
  const key = { payeeStatementId, statementId, shareId, month, royaltyRate };
  return db
    .select({ ...key, trackId, part, streams, earned, amount })
    .from(sharedAmountTable)
    .where(anyOf(payeeStatementId, ids))
    .orderBy(asc(statementId), asc(shareId), asc(month), asc(royaltyRate));
}

async function findCommissions(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { statementId, labelStatementId, amount } = commissionTable;
  return db
    .select({ statementId, labelStatementId, amount })
    .from(commissionTable)
    .where(anyOf(labelStatementId, ids))
    .orderBy(asc(statementId));
}

/**
 * Hashes depend on exactly these fields. The last entry of a statement says how its payout
 * stands; earlier ones how it stood.
 */
export async function readPayments(db: Db, keys: readonly string[]): Promise<Sealed[]> {
  const { statementId, runId, paidOn, notedAt, entry, reason } = paymentTable;
  const payment = { statementId, runId, amount: paymentTable.amount, paidOn, notedAt };
  const { amount, status, date } = payoutTable;
  const rows = await db
    .select({
      key: paymentKey,
      later: { entry, reason },
      isLast: sql<boolean>`not exists (select from ${paymentTable} as next
        where next.statement_id = ${statementId} and next.entry > ${entry})`,
      payment,
      payout: { amount, status, date },
    })
    .from(paymentTable)
    .leftJoin(payoutTable, eq(payoutTable.statementId, paymentTable.statementId))
    .where(
      and(
        anyOf(
          statementId,
          keys.map((key) => getStatementId(key)),
        ),
        sql`${paymentKey} = any(${sql.param(keys)}::text[])`,
      ),
    );
  return rows.map(({ key, later, isLast, ...row }) => {
    const stood = { amount: row.payment.amount, status: 'paid', date: row.payment.paidOn };
    const content =
      later.reason === null
        ? { payment: row.payment, payout: isLast ? row.payout : stood }
        : { payment: row.payment };
    return {
      kind: 'payment',
      statementId: key,
      content: later.entry === 1 ? content : { ...content, ...later },
    };
  });
}

const getStatementId = (key: string) => key.split('/')[0] ?? key;

/** Rows without a link, and paid payouts whose entries in the ledger do not add up to them. */
export async function countOutside(db: Db): Promise<{ unsealed: number; unwritten: number }> {
  const { rows } = await db.execute<{ unsealed: number; unwritten: number }>(sql`
    select (select count(*)::int from ${statementTable} as statement
        where not exists (select from ${ledgerLinkTable} as link
          where link.kind = 'statement' and link.statement_id = statement.id))
      + (select count(*)::int from ${paymentTable} as payment
        where not exists (select from ${ledgerLinkTable} as link
          where link.kind = 'payment' and link.statement_id = payment.statement_id
            || case when payment.entry > 1 then '/' || payment.entry else '' end)) as unsealed,
      (select count(*)::int from ${payoutTable} as payout where payout.status = 'paid'
        and payout.amount is distinct from (select sum(payment.amount) from ${paymentTable} as payment
          where payment.statement_id = payout.statement_id)) as unwritten`);
  return rows[0] ?? { unsealed: 0, unwritten: 0 };
}

/** Without an artist it is the label's own statement, or a person's. */
export async function findStatementName(db: Db, id: string) {
  const [row] = await db
    .select({
      artist: sql<
        string | null
      >`coalesce(${artistName(statementTable.artistId)}, ${userName(payeeTable.userId)})`,
      label: orNull(labelName(statementTable.labelId)),
      period: statementTable.month,
    })
    .from(statementTable)
    .leftJoin(payeeTable, eq(payeeTable.id, statementTable.payeeId))
    .where(eq(statementTable.id, getStatementId(id)));
  return row ?? null;
}
