import { type SQL, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { namedPayees } from '../../catalogue/payee/index.ts';
import { payoutAccountTable } from '../payout-account/payout-account.table.ts';
import { payoutTable, statementTable } from '../statement/statement.table.ts';
import type { VatTreatment } from '#rules/tax-rules.ts';
import { lastTaxOf } from '../tax-detail/index.ts';
import { paymentTable } from './payment.table.ts';
import {
  paymentEventTable,
  paymentHoldTable,
  paymentRunItemTable,
  paymentTransferTable,
} from './payment-run.table.ts';

export type Payable = {
  /** The payee's id. */
  receiver: string;
  /** The payee's, for seals. */
  reference: string;
  name: string;
  statementIds: string[];
  /** Cents, of each statement. */
  amounts: number[];
  payouts: number;
  /** Cents. */
  amount: number;
  /** Months. */
  from: string;
  until: string;
  /** Sealed. */
  account: string | null;
  fingerprint: string | null;
  /** When an account that was not the first was named, or one removed. */
  accountChangedAt: string | null;
  isFirst: boolean;
  /** The bank returned one of these payouts from the account that it is paid to again. */
  isReturned: boolean;
  returnReason: string | null;
  holdReason: string | null;
  /** What is reckoned with; null without tax details. */
  taxDetailId: string | null;
  vatTreatment: VatTreatment | null;
  withholding: number | null;
};

/** The last account of a `receiver`. */
export const lastAccountOf = (receiver: SQL) => sql`
  left join lateral (
    select named.account, named.fingerprint, case when named.version > 1 then named.set_at end as changed_at
    from ${payoutAccountTable} as named where named.payee_id = ${receiver}
    order by named.version desc limit 1
  ) as account on true`;

/** The reason of the hold on a `receiver`. */
export const lastHoldOf = (receiver: SQL) => sql`
  left join lateral (
    select hold.reason from ${paymentHoldTable} as hold
    where hold.receiver = ${receiver} order by hold.position desc limit 1
  ) as hold on true`;

/** A payout that no run is paying. */
export const isFree = sql`payout.status = 'pending' and not exists (
  select from ${paymentRunItemTable} as item where item.statement_id = payout.statement_id
    and (item.outcome is null or item.outcome in ('confirmed', 'paid')))`;

/**
 * What payees are owed and were paid: each `payout`, its `statement`, and the `payee` who receives
 * it, by the present name. Whatever asks what is payable reads from here.
 */
export const payouts = sql`${payoutTable} as payout
  join ${statementTable} as statement on statement.id = payout.statement_id
  join ${namedPayees} as payee on payee.id = statement.payee_id`;

export type PayableQuery =
  | { labelIds: readonly string[]; hasDirect: boolean }
  | { month: string }
  | 'all';

function isAsked(query: PayableQuery): SQL {
  if (query === 'all') return sql`true`;
  return 'month' in query
    ? sql`statement.month = ${query.month}`
    : sql`(statement.label_id = any(${sql.param(query.labelIds)}::text[])
        or (${query.hasDirect} and statement.label_id is null))`;
}

/** Pending payouts by receiver, with what decides whether it can be paid. */
export async function findPayables(db: Db, query: PayableQuery): Promise<Payable[]> {
  const receiver = sql`pending.receiver`;
  const { rows } = await db.execute<Payable>(sql`
    select pending.*, account.account, account.fingerprint, account.changed_at::text as "accountChangedAt",
      hold.reason as "holdReason", tax.id as "taxDetailId", tax.vat as "vatTreatment", tax.withholding,
      not exists (select from ${statementTable} as statement
        join ${paymentTable} as payment on payment.statement_id = statement.id
        where statement.payee_id = ${receiver}) as "isFirst",
      back.run_id is not null as "isReturned", back.reason as "returnReason"
    from (
      select payee.id as receiver, payee.name, payee.reference,
        array_agg(statement.id order by statement.id) as "statementIds",
        array_agg(payout.amount::float8 order by statement.id) as amounts, count(*)::int as payouts,
        sum(payout.amount)::float8 as amount, min(statement.month) as "from",
        max(statement.month) as until,
        max((select item.run_id from ${paymentRunItemTable} as item
          where item.statement_id = payout.statement_id and item.outcome = 'returned' limit 1)
        ) as returned_run
      from ${payouts}
      where ${isFree} and ${isAsked(query)}
      group by payee.id, payee.name, payee.reference
    ) as pending
    ${lastAccountOf(receiver)}
    ${lastHoldOf(receiver)}
    ${lastTaxOf(receiver)}
    left join lateral (
      select transfer.run_id, (
        select event.reason from ${paymentEventTable} as event
        where event.run_id = transfer.run_id and event.kind = 'returned'
          and (event.receiver is null or event.receiver = ${receiver})
        order by event.position desc limit 1
      ) as reason
      from ${paymentTransferTable} as transfer
      where transfer.run_id = pending.returned_run and transfer.receiver = ${receiver}
        and transfer.fingerprint is not distinct from account.fingerprint
    ) as back on true
    order by pending.name, pending.receiver`);
  return rows;
}
