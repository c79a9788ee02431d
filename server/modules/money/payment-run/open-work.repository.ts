import { sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { labelTable } from '../../catalogue/label/label.table.ts';
import { isFree, lastAccountOf, lastHoldOf, payouts } from './payable.repository.ts';
import {
  accountRequestTable,
  paymentEventTable,
  paymentRunItemTable,
  paymentTransferTable,
} from './payment-run.table.ts';

/** Payees with payouts that no run is paying; cents. */
export type OpenPayouts = {
  payees: number;
  /** Of a single payee. */
  name: string | null;
  /** The first day on which one is due. */
  dueOn: string | null;
  amount: number;
};

export type OpenMoney = { due: OpenPayouts; withoutAccount: OpenPayouts; returned: OpenPayouts };

const summed = (isCounted: ReturnType<typeof sql>) => sql`json_build_object(
  'payees', count(*) filter (where ${isCounted}),
  'name', case when count(*) filter (where ${isCounted}) = 1 then min(name) filter (where ${isCounted}) end,
  'dueOn', min(due_on) filter (where ${isCounted}),
  'amount', coalesce(sum(amount) filter (where ${isCounted}), 0))`;

type Terms = {
  /** Cents; less is not paid yet. */
  minimum: number;
  /** Payees asked for their account after it are not asked again yet. */
  askedSince: Date;
};

/** `work`: payees with payouts that no run is paying, without those on hold. */
const withWork = ({ minimum, askedSince }: Terms) => sql`
    with open as (
      select payee.id as receiver, payee.name,
        min(payout.date) as due_on, sum(payout.amount)::float8 as amount,
        bool_or(exists (select from ${paymentRunItemTable} as item
          where item.statement_id = payout.statement_id and item.outcome = 'returned')) as is_returned
      from ${payouts}
      where ${isFree} group by payee.id, payee.name
    ), work as (
      select open.*, account.account is null as lacks_account, exists (
        select from ${accountRequestTable} as request where request.receiver = open.receiver
          and request.at > ${askedSince.toISOString()}::timestamptz) as is_asked
      from open ${lastAccountOf(sql`open.receiver`)} ${lastHoldOf(sql`open.receiver`)}
      where hold.reason is null and open.amount >= ${minimum}
    )`;

/** `until` is the last day that counts as due, `yyyy-mm-dd`. */
export async function findOpenMoney(
  db: Db,
  { until, ...terms }: Terms & { until: string },
): Promise<OpenMoney> {
  const { rows } = await db.execute<OpenMoney>(sql`
    ${withWork(terms)}
    select ${summed(sql`not lacks_account and not is_returned and due_on <= ${until}::date`)} as due,
      ${summed(sql`lacks_account and not is_asked`)} as "withoutAccount",
      ${summed(sql`is_returned and not lacks_account`)} as returned
    from work`);
  return rows[0] ?? { due: none, withoutAccount: none, returned: none };
}

/** Payees who wait for money, lack an account and were not asked for it lately. */
export async function findUnnamed(
  db: Db,
  { most, ...terms }: Terms & { most: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ receiver: string }>(sql`
    ${withWork(terms)}
    select receiver from work where lacks_account and not is_asked order by receiver limit ${most}`);
  return rows.map(({ receiver }) => receiver);
}

const none: OpenPayouts = { payees: 0, name: null, dueOn: null, amount: 0 };

export type ReturnedPayment = {
  /** The label that is paid for the artist; null for none. */
  label: string | null;
  /** Cents. */
  amount: number;
  /** As written, with the bank's code. */
  reason: string;
  /** `yyyy-mm-dd`, UTC. */
  on: string;
};

/** Payouts that the bank returned from the account that is still named. */
export async function findReturned(
  db: Db,
  whose: { artistId: string } | { labelId: string },
): Promise<ReturnedPayment[]> {
  const isTheirs =
    'artistId' in whose
      ? sql`statement.artist_id = ${whose.artistId}`
      : sql`statement.label_id = ${whose.labelId}`;
  const { rows } = await db.execute<ReturnedPayment>(sql`
    select back.label, sum(back.amount)::float8 as amount,
      (array_agg(back.reason order by back.at desc))[1] as reason,
      (max(back.at) at time zone 'UTC')::date::text as "on"
    from (
      select distinct on (payout.statement_id) label.name as label, payout.amount,
        coalesce(event.reason, '') as reason, event.at, item.receiver, transfer.fingerprint
      from ${payouts}
      join ${paymentRunItemTable} as item
        on item.statement_id = payout.statement_id and item.outcome = 'returned'
      join ${paymentTransferTable} as transfer
        on transfer.run_id = item.run_id and transfer.receiver = item.receiver
      join ${paymentEventTable} as event on event.run_id = item.run_id and event.kind = 'returned'
        and (event.receiver is null or event.receiver = item.receiver)
      left join ${labelTable} as label on label.id = statement.label_id
      where ${isFree} and ${isTheirs}
      order by payout.statement_id, event.at desc
    ) as back
    ${lastAccountOf(sql`back.receiver`)}
    where account.fingerprint is not distinct from back.fingerprint
    group by back.label order by back.label`);
  return rows;
}
