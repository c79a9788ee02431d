import { sql } from '#drizzle/orm.ts';
import type { Db } from '../../../platform/database/db.ts';
import { newId } from '../../../platform/ids.ts';
import { artistMemberTable } from '../../catalogue/artist/artist-member.table.ts';
import { labelContractTable } from '../../catalogue/label/label-contract.table.ts';
import { artistName } from '../../catalogue/artist/index.ts';
import { workersOf } from '../../catalogue/label/index.ts';
import { decisionNotificationTable } from './decision-notification.table.ts';

type Agreement = { label: { id: string; name: string }; outcome: 'over' | 'begun' };

/**
 * Notifies the label's and its artists' members once each. A label that never had an artist
 * notifies nobody, because the row needs one.
 */
export async function notifyAgreement(
  tx: Db,
  { label, outcome }: Agreement,
  on: { actorId: string; now: Date; day: string },
): Promise<void> {
  const { labelId, artistId, status, endsOn } = labelContractTable;
  const holds = sql`${status} = 'active' and ${endsOn} >= ${on.day}::date`;
  await tx.execute(sql`
    with roster as (
      select ${artistId} as artist_id, ${artistName(artistId)} as name, bool_or(${holds}) as holds
      from ${labelContractTable}
      where ${labelId} = ${label.id} and ${status} <> 'pending' group by ${artistId}
    ), told as (
      select ${artistMemberTable.userId} as user_id, roster.artist_id, 0 as place, name
      from roster join ${artistMemberTable} on ${artistMemberTable.artistId} = roster.artist_id where holds
      union all
      select working.user_id, roster.artist_id, 1, name
      from (${workersOf(label.id)}) as working
      cross join (select artist_id, name from roster order by holds desc, name limit 1) as roster
    )
    insert into ${decisionNotificationTable}
      (user_id, decision_id, artist_id, subject, item_id, outcome, title, at)
    select distinct on (user_id) user_id, ${newId(on.now.getTime())}::text, artist_id, 'agreement', ${label.id}::text,
      ${outcome}::text, ${label.name}::text, ${on.now.toISOString()}::timestamptz
    from told where user_id <> ${on.actorId} order by user_id, place, name
    on conflict do nothing`);
}
