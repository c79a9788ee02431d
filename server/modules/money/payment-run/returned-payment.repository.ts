import { sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { sharedAmountTable } from '../statement/shared-amount.table.ts';
import { statementTable } from '../statement/statement.table.ts';
import { paymentRunItemTable, paymentTransferTable } from './payment-run.table.ts';

type Returned = {
  receiver: string;
  name: string;
  /** Whose earnings were paid; of a payee those of the shared recordings. */
  artistIds: string[];
};

/** By receiver. */
export async function findReturned(
  tx: Db,
  runId: string,
  statementIds: readonly string[],
): Promise<Returned[]> {
  const { rows } = await tx.execute<Returned>(sql`
    select transfer.receiver, transfer.name,
      coalesce(array_agg(distinct earner.artist_id) filter (where earner.artist_id is not null), '{}')
        as "artistIds"
    from ${paymentRunItemTable} as item
    join ${paymentTransferTable} as transfer
      on transfer.run_id = item.run_id and transfer.receiver = item.receiver
    join ${statementTable} as statement on statement.id = item.statement_id
    left join lateral (
      select statement.artist_id
      union
      select source.artist_id from ${sharedAmountTable} as shared
      join ${statementTable} as source on source.id = shared.statement_id
      where shared.payee_statement_id = statement.id
    ) as earner on true
    where item.run_id = ${runId} and item.statement_id = any(${sql.param(statementIds)}::text[])
    group by transfer.receiver, transfer.name
    order by transfer.receiver`);
  return rows;
}
