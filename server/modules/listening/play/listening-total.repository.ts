import { type SQL, sql } from '#drizzle/orm.ts';
import { listeningTotalTable } from './listening-total.table.ts';

export function addListenedTime(counted: SQL): SQL {
  return sql`
    insert into ${listeningTotalTable} as total (listener_id, seconds, plays)
    select listener_id, duration, 1 from ${counted}
    on conflict (listener_id) do update set seconds = total.seconds + excluded.seconds,
      plays = total.plays + excluded.plays`;
}
