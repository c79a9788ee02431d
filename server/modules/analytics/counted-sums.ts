import { type SQL, sql } from '#drizzle/orm.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import { trackTable } from '../track/track.table.ts';
import type { Question } from './analytics-question.ts';
import type { HeldSpan } from './analytics-scope.ts';
import { countedParts } from './counted-parts.ts';

/**
 * What was counted within the spans, added up, as rows of `item`, `from` (the first day of a stretch), `phase`, `streams`,
 * `earned` and `skips`, one for each: hundreds of rows, out of the thousands of parts that weeks and days have.
 *
 * Double precision is exact below 2^53, which are 9,000 million euros in millionths; PostgreSQL adds whole numbers of
 * eight bytes up as decimals, which take longer. Items are compared byte by byte, in half the time that a language takes.
 *
 * @param unitOfRange what sums are told by where the question does not say.
 */
export function countedSums(
  question: Question,
  spans: readonly HeldSpan[],
  unitOfRange: 'range' | 'day',
): SQL {
  const counted = sql`(${countedParts(question, spans, unitOfRange)}) as counted`;
  const from = question.by === 'album' ? sql`${counted} ${withAlbums(spans)}` : counted;
  return sql`
    select ${itemOf(question.by)} collate "C" as item, "from", phase, sum(streams::float8) as streams,
      sum(earned::float8) as earned, sum(skips::float8) as skips
    from ${from} group by 1, 2, 3`;
}

function itemOf(by: Question['by']): SQL {
  if (by === 'total') return sql`'total'::text`;
  if (by === 'album') return sql`coalesce(album_id, 'unknown')`;
  return by === 'artist' ? sql`artist_id` : sql`part`;
}

/** The album of each track that was counted. */
function withAlbums(spans: readonly HeldSpan[]): SQL {
  // Without the artists all tracks that there are would be read.
  const theirs = anyOf(trackTable.artistId, [...new Set(spans.map(({ artistId }) => artistId))]);
  return sql`left join (
    select ${trackTable.id}, ${trackTable.albumId} from ${trackTable} where ${theirs}
  ) as track on track.id = part`;
}
