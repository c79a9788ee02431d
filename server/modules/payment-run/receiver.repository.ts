import { type SQL, sql } from '#drizzle/orm.ts';
import { payeeTable } from '../ownership/payee.table.ts';
import type { Receiver } from '../payout-account/index.ts';

/** Who is paid for a `statement`: its label, an artist without one or a payee, as `label lbl_1`. */
export const receiverOf = sql`coalesce('label ' || statement.label_id, 'artist ' || statement.artist_id,
  'payee ' || statement.payee_id)`;

export function readReceiver(receiver: string): Receiver {
  const [kind, id = ''] = receiver.split(' ');
  return { kind: kind === 'label' || kind === 'payee' ? kind : 'artist', id };
}

/** The account of a payee, unless it was deleted. */
export const receivingAs = (payeeId: string): SQL => sql`
  select ${payeeTable.userId} from ${payeeTable}
  where ${payeeTable.id} = ${payeeId} and ${payeeTable.userId} is not null`;
