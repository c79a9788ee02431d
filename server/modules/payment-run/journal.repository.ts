import { type SQL, sql } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import { namedPayees } from '../payee/index.ts';
import { statementTable } from '../statement/statement.table.ts';
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
export type Booking = Named & { runId: string | null; reason: string | null };

const named = sql`payee.id as receiver, payee.name,
  statement.id as "statementId", statement.month`;

const withPayee = sql`join ${namedPayees} as payee on payee.id = statement.payee_id`;

async function findBookings(db: Db, isAsked: SQL): Promise<Booking[]> {
  const { rows } = await db.execute<Booking>(sql`
    select payment.paid_on::text as day, ${named}, payment.amount::float8 as amount,
      payment.run_id as "runId", payment.reason
    from ${paymentTable} as payment
    join ${statementTable} as statement on statement.id = payment.statement_id ${withPayee}
    where ${isAsked}
    order by payment.paid_on, payment.run_id, 2, payment.entry, payment.statement_id`);
  return rows;
}

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
