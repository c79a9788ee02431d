import { type SQL, sql } from '#drizzle/orm.ts';
import { unknownPart } from '../figures/index.ts';
import { trackTable } from '../../catalogue/track/track.table.ts';
import type { PartFilter, Question } from './analytics-question.ts';
import type { HeldSpan } from './analytics-scope.ts';
import { heldDays } from './counted-parts.repository.ts';

/**
 * Flags of plays that earn nothing, joinable by the name: `artist_id`, `day`, `track_id`,
 * `country`, `source`, `plan`, and `is_refused`, else undecided.
 */
export type HeldFlags = (name: SQL) => SQL;

/** Rows of `is_refused`, one for each flagged play; null where flags lack what is asked for. */
export function heldParts(
  { now, dayPart, filter }: Question,
  spans: readonly HeldSpan[],
  heldFlags: HeldFlags,
): SQL | null {
  if (dayPart === 'devices') return null;
  return sql`
    select flagged.is_refused from ${heldDays(spans)} join ${heldFlags(sql`flagged`)}
      on flagged.artist_id = held.artist_id
      and flagged.day between greatest(held.first_day, ${now.from}::date)
        and least(held.last_day, ${now.until}::date)
    where ${toCondition(filter)}`;
}

function toCondition(filter: PartFilter | null): SQL {
  if (filter === null) return sql`true`;
  const { part, value } = filter;
  if (part === 'album') {
    return sql`flagged.track_id in (
      select ${trackTable.id} from ${trackTable} where ${trackTable.albumId} = ${value})`;
  }
  const column = sql.identifier(part === 'track' ? 'track_id' : part);
  return sql`coalesce(flagged.${column}, ${unknownPart}) = ${value}`;
}
