import { and, count, desc, eq, sql } from '#drizzle/orm.ts';
import { paymentEventsMost, type PaymentTransfer } from '#contract/payment-run.ts';
import type { Db } from '../../../platform/database/db.ts';
import { orNull } from '../../../platform/database/or-null.ts';
import { anyOf } from '../../../platform/database/any-of.ts';
import { payeeTable } from '../../catalogue/payee/payee.table.ts';
import type { TaxDetailRow } from '../tax-detail/index.ts';
import { taxDetailTable } from '../tax-detail/tax-detail.table.ts';
import { userName } from '../../people/user/index.ts';
import { lastAccountOf, lastHoldOf } from './payable.repository.ts';
import {
  paymentEventTable,
  paymentHoldTable,
  paymentRunItemTable,
  paymentTransferTable,
} from './payment-run.table.ts';

export type TransferRow = typeof paymentTransferTable.$inferSelect & {
  /** The payee's, for seals, approvals and banks. */
  reference: string;
  /** With the id sealed; null without one at the order. */
  tax: Pick<TaxDetailRow, 'country' | 'taxId' | 'vat' | 'withholding'> | null;
  state: PaymentTransfer['state'];
  isAccountChanged: boolean;
  isOnHold: boolean;
};

/** Those under way first. */
export async function findTransfers(db: Db, runId: string): Promise<TransferRow[]> {
  const receiver = sql`transfer.receiver`;
  const { rows } = await db.execute<TransferRow>(sql`
    select transfer.run_id as "runId", transfer.receiver, payee.reference, transfer.name, transfer.account,
      transfer.fingerprint, transfer.payouts, transfer.amount::float8 as amount,
      transfer.from_month as "from", transfer.until_month as until, transfer.is_first as "isFirst",
      transfer.tax_detail_id as "taxDetailId", transfer.vat::float8 as vat,
      transfer.withheld::float8 as withheld,
      case when tax.id is not null then json_build_object('country', tax.country,
        'taxId', tax.tax_id, 'vat', tax.vat, 'withholding', tax.withholding) end as tax,
      coalesce(replace(item.outcome, 'failed', 'withdrawn'), 'open') as state,
      transfer.fingerprint is distinct from account.fingerprint as "isAccountChanged",
      hold.reason is not null as "isOnHold"
    from ${paymentTransferTable} as transfer
    join ${payeeTable} as payee on payee.id = transfer.receiver
    left join ${taxDetailTable} as tax on tax.id = transfer.tax_detail_id
    left join (
      select receiver, max(outcome) as outcome from ${paymentRunItemTable}
      where run_id = ${runId} group by receiver
    ) as item on item.receiver = transfer.receiver
    ${lastAccountOf(receiver)}
    ${lastHoldOf(receiver)}
    where transfer.run_id = ${runId}
    order by item.outcome is not null, transfer.name, transfer.receiver`);
  return rows;
}

export function findEvents(db: Db, runId: string) {
  const { kind, at, day, reason, isAlone, position, actorId } = paymentEventTable;
  const { fee, currency, exchanged } = paymentEventTable;
  return db
    .select({
      kind,
      at,
      day,
      reason,
      isAlone,
      fee,
      currency,
      exchanged,
      actor: orNull(userName(actorId)),
      receiver: paymentTransferTable.name,
    })
    .from(paymentEventTable)
    .leftJoin(
      paymentTransferTable,
      sql`${paymentTransferTable.runId} = ${paymentEventTable.runId}
        and ${paymentTransferTable.receiver} = ${paymentEventTable.receiver}`,
    )
    .where(
      and(
        eq(paymentEventTable.runId, runId),
        // Steps of the whole run are never among those left out.
        sql`(${paymentEventTable.receiver} is null or ${position} > (
          select count(*) from ${paymentEventTable} as event where event.run_id = ${runId}
        ) - ${paymentEventsMost})`,
      ),
    )
    .orderBy(desc(position));
}

type NewEvent = Omit<typeof paymentEventTable.$inferInsert, 'position'>;

/** The caller holds the run. */
export async function addEvents(tx: Db, events: readonly NewEvent[]): Promise<void> {
  const [first] = events;
  if (first === undefined) return;
  const [last] = await tx
    .select({ position: count() })
    .from(paymentEventTable)
    .where(eq(paymentEventTable.runId, first.runId));
  const start = (last?.position ?? 0) + 1;
  await tx
    .insert(paymentEventTable)
    .values(events.map((event, index) => ({ ...event, position: start + index })));
}

/** What was approved, and by whom. */
export async function findApproval(db: Db, id: string) {
  const { runId, actorId, fingerprint, kind } = paymentEventTable;
  const [approval] = await db
    .select({ actorId, fingerprint })
    .from(paymentEventTable)
    .where(and(eq(runId, id), eq(kind, 'approved')));
  return approval ?? null;
}

/** Null for runs from before there were steps. */
export async function findHandedInAt(db: Db, id: string): Promise<Date | null> {
  const { runId, at, kind } = paymentEventTable;
  const [event] = await db
    .select({ at })
    .from(paymentEventTable)
    .where(and(eq(runId, id), eq(kind, 'handedIn')));
  return event?.at ?? null;
}

export async function findHold(db: Db, receiver: string) {
  const [hold] = await db
    .select()
    .from(paymentHoldTable)
    .where(eq(paymentHoldTable.receiver, receiver))
    .orderBy(desc(paymentHoldTable.position))
    .limit(1);
  return hold ?? null;
}

/** Reasons by receiver, of those on hold. */
export async function findHolds(
  db: Db,
  receivers: readonly string[],
): Promise<Map<string, string | null>> {
  const { receiver, reason, position } = paymentHoldTable;
  const holds = await db
    .selectDistinctOn([receiver], { receiver, reason })
    .from(paymentHoldTable)
    .where(anyOf(receiver, receivers))
    .orderBy(receiver, desc(position));
  return new Map(holds.map((hold) => [hold.receiver, hold.reason]));
}

/** @returns false if somebody else did at once. */
export async function addHold(tx: Db, hold: typeof paymentHoldTable.$inferInsert) {
  const added = await tx.insert(paymentHoldTable).values(hold).onConflictDoNothing().returning();
  return added.length === 1;
}
