import { sql } from '#drizzle/orm.ts';
import type { Ageing } from '#contract/ageing.ts';
import type { Db } from '../../../platform/database/db.ts';
import { namedPayees } from '../../catalogue/payee/index.ts';
import { heldGroups } from '../play-screening/index.ts';
import { statementHeldTable } from '../statement/statement-held.table.ts';
import { statementTable } from '../statement/statement.table.ts';
import { payouts } from './payable.repository.ts';
import { paymentRunItemTable } from './payment-run.table.ts';

/** Cents. */
export type Aged = {
  receiver: string;
  name: string;
  /** The run that is paying it. */
  runId: string | null;
  payouts: number;
  /** The first. */
  dueOn: string;
  amount: number;
  bands: Ageing['bands'];
};

/** What is pending by receiver and run, by days since the due day, the longest overdue first. */
export async function findAged(db: Db, today: string): Promise<Aged[]> {
  const days = sql`(${today}::date - payout.date)`;
  const sumOf = (isWithin: ReturnType<typeof sql>) =>
    sql`coalesce(sum(payout.amount) filter (where ${isWithin}), 0)`;
  const { rows } = await db.execute<Aged>(sql`
    select payee.id as receiver, payee.name, item.run_id as "runId", count(*)::int as payouts,
      min(payout.date)::text as "dueOn", sum(payout.amount)::float8 as amount,
      json_build_object(
        'notDue', ${sumOf(sql`${days} <= 0`)},
        'to30', ${sumOf(sql`${days} between 1 and 30`)},
        'to60', ${sumOf(sql`${days} between 31 and 60`)},
        'to90', ${sumOf(sql`${days} between 61 and 90`)},
        'over90', ${sumOf(sql`${days} > 90`)}) as bands
    from ${payouts}
    left join ${paymentRunItemTable} as item on item.statement_id = payout.statement_id
      and (item.outcome is null or item.outcome = 'confirmed')
    where payout.status = 'pending' group by payee.id, payee.name, item.run_id
    order by min(payout.date), sum(payout.amount) desc, 1, item.run_id`);
  return rows;
}

/** Cents that plays would earn about which nobody decided yet, by receiver. */
export async function findScreened(
  db: Db,
): Promise<{ receiver: string; name: string; amount: number }[]> {
  const { rows } = await db.execute<{ receiver: string; name: string; amount: number }>(sql`
    select payee.id as receiver, payee.name, round(sum(noted.earned) / 10000)::float8 as amount
    from ${statementHeldTable} as noted
    join ${statementTable} as statement on statement.id = noted.statement_id
    join ${namedPayees} as payee on payee.id = statement.payee_id
    where exists (select from ${heldGroups(sql`found`)} where found.artist_id = statement.artist_id
      and found.noted_in = statement.month and found.rule = noted.rule)
    group by payee.id, payee.name having round(sum(noted.earned) / 10000) > 0 order by 1`);
  return rows;
}
