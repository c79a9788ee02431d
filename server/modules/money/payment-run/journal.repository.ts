import { type SQL, sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { namedPayees } from '../../catalogue/payee/index.ts';
import { statementTable } from '../statement/statement.table.ts';
import {
  paymentEventTable,
  paymentRunItemTable,
  paymentTransferTable,
} from './payment-run.table.ts';
import { paymentTable } from './payment.table.ts';

/** Days `yyyy-mm-dd`, both included. */
export type Period = { from: string; until: string };

type Named = {
  /** `yyyy-mm-dd` */
  day: string;
  /** The payee's id. */
  receiver: string;
  /** Of the receiver; empty once the account is deleted. */
  name: string;
  statementId: string;
  month: string;
  /** Cents. */
  amount: number;
};

/** A payment, or with a reason its return, whose amount is negative. */
export type Booking = Named & {
  runId: string | null;
  reason: string | null;
  /** Cents; negative in a return. */
  vat: number;
  withheld: number;
};

/** What the bank took for a confirmed payment, and what arrived in another currency. */
export type Cost = {
  day: string;
  runId: string;
  name: string;
  /** Cents. */
  fee: number | null;
  currency: string | null;
  exchanged: number | null;
};

const named = sql`payee.id as receiver, payee.name,
  statement.id as "statementId", statement.month`;

const withPayee = sql`join ${namedPayees} as payee on payee.id = statement.payee_id`;

async function findBookings(db: Db, isAsked: SQL): Promise<Booking[]> {
  const { rows } = await db.execute<Booking>(sql`
    select payment.paid_on::text as day, ${named}, payment.amount::float8 as amount,
      (sign(payment.amount) * coalesce(item.vat, 0))::float8 as vat,
      (sign(payment.amount) * coalesce(item.withheld, 0))::float8 as withheld,
      payment.run_id as "runId", payment.reason
    from ${paymentTable} as payment
    join ${statementTable} as statement on statement.id = payment.statement_id ${withPayee}
    left join ${paymentRunItemTable} as item
      on item.run_id = payment.run_id and item.statement_id = payment.statement_id
    where ${isAsked}
    order by payment.paid_on, payment.run_id, 2, payment.entry, payment.statement_id`);
  return rows;
}

async function findCosts(db: Db, isAsked: SQL): Promise<Cost[]> {
  const { rows } = await db.execute<Cost>(sql`
    select event.day::text as day, event.run_id as "runId", coalesce(payee.name, '') as name,
      event.fee::float8 as fee, event.currency, event.exchanged::float8 as exchanged
    from ${paymentEventTable} as event
    left join ${namedPayees} as payee on payee.id = coalesce(event.receiver, (
      select paid.receiver from ${paymentTransferTable} as paid where paid.run_id = event.run_id limit 1))
    where num_nonnulls(event.fee, event.currency) > 0 and ${isAsked}
    order by event.day, event.run_id, event.position`);
  return rows;
}

export const findCostsOfRun = (db: Db, runId: string): Promise<Cost[]> =>
  findCosts(db, sql`event.run_id = ${runId}`);

export const findCostsIn = (db: Db, { from, until }: Period): Promise<Cost[]> =>
  findCosts(db, sql`event.day between ${from}::date and ${until}::date`);

export const findBookingsOfRun = (db: Db, runId: string): Promise<Booking[]> =>
  findBookings(db, sql`payment.run_id = ${runId}`);

export const findBookingsIn = (db: Db, { from, until }: Period): Promise<Booking[]> =>
  findBookings(db, sql`payment.paid_on between ${from}::date and ${until}::date`);

/** What statements issued in a period owe to their receivers; a correction may be negative. */
export async function findOwed(db: Db, { from, until }: Period): Promise<Named[]> {
  const issuedOn = sql`(statement.issued_at at time zone 'UTC')::date`;
  const { rows } = await db.execute<Named>(sql`
    select ${issuedOn}::text as day, ${named}, (statement.payable - statement.shared)::float8 as amount
    from ${statementTable} as statement ${withPayee}
    where ${issuedOn} between ${from}::date and ${until}::date and statement.payable <> statement.shared
    order by 1, 2, statement.month, statement.id`);
  return rows;
}
