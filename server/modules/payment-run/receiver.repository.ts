import { sql } from '#drizzle/orm.ts';
import type { Receiver } from '../payout-account/index.ts';

/** Who is paid for a `statement`: its label, or an artist without one, as `label lbl_1`. */
export const receiverOf = sql`coalesce('label ' || statement.label_id, 'artist ' || statement.artist_id)`;

export function readReceiver(receiver: string): Receiver {
  const [kind, id = ''] = receiver.split(' ');
  return { kind: kind === 'label' ? 'label' : 'artist', id };
}
