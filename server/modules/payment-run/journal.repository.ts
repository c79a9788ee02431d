import { type SQL, sql } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import { artistTable } from '../artist/artist.table.ts';
import { labelTable } from '../label/label.table.ts';
import { payeeTable } from '../ownership/payee.table.ts';
import { statementTable } from '../statement/statement.table.ts';
import { userTable } from '../user/user.table.ts';
import { paymentTable } from './payment.table.ts';
import { receiverOf } from './receiver.repository.ts';

/** Days `yyyy-mm-dd`, both included. */
export type Period = { from: string; until: string };

type Named = {
  /** `yyyy-mm-dd` */
  day: string;
  /** As `label lbl_1`. */
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

const named = sql`${receiverOf} as receiver,
  coalesce(label.name, artist.name, person.display_name, '') as name,
  statement.id as "statementId", statement.month`;

const withNames = sql`
  left join ${artistTable} as artist on artist.id = statement.artist_id
  left join ${labelTable} as label on label.id = statement.label_id
  left join ${payeeTable} as payee on payee.id = statement.payee_id
  left join ${userTable} as person on person.id = payee.user_id`;

async function findBookings(db: Db, isAsked: SQL): Promise<Booking[]> {
  const { rows } = await db.execute<Booking>(sql`
    select payment.paid_on::text as day, ${named}, payment.amount::float8 as amount,
      payment.run_id as "runId", payment.reason
    from ${paymentTable} as payment
    join ${statementTable} as statement on statement.id = payment.statement_id ${withNames}
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
    from ${statementTable} as statement ${withNames}
    where ${issuedOn} between ${from}::date and ${until}::date and statement.payable <> statement.shared
    order by 1, 2, statement.month, statement.id`);
  return rows;
}
