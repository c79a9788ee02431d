import { type SQL, sql } from '#drizzle/orm.ts';
import { promotionKinds } from '#contract/administration.ts';
import { type ActivePromotion, activePromotionsMost } from '#contract/active-promotion.ts';
import type { Db } from '../../../platform/database/db.ts';
import { artistName } from '../../catalogue/artist/index.ts';
import { type PromotionColumns } from '../../catalogue/ownership/index.ts';
import { otherKinds, setGoingBy, stoppableKinds } from './promotion-kinds.repository.ts';

type Row = {
  kind: ActivePromotion['kind'];
  id: string;
  title: string;
  state: ActivePromotion['state'];
  until: string | null;
  artist_id: string;
  artist_name: string;
};

const partOf = (kind: Row['kind'], columns: PromotionColumns, where: SQL) => sql`(
  select ${kind}::text as kind, ${columns.id} as id, ${columns.title} as title, ${columns.state} as state,
    ${columns.until} as until, ${columns.artistId} as artist_id, ${artistName(columns.artistId)} as artist_name
  from ${columns.table}
  where ${where} order by ${columns.until}, ${columns.id} limit ${activePromotionsMost}::int)`;

async function readParts(db: Db, parts: readonly SQL[]): Promise<ActivePromotion[]> {
  const { rows } = await db.execute<Row>(sql.join([...parts], sql` union all `));
  return rows.map(({ kind, id, title, state, until, ...of }) => ({
    kind,
    id,
    title,
    state,
    until: until === null ? null : new Date(until).toISOString(),
    artist: { id: of.artist_id, name: of.artist_name },
  }));
}

/** Includes paused items. */
export function findPromotionsOfUser(
  db: Db,
  userId: string,
  now: Date,
): Promise<ActivePromotion[]> {
  const kinds = stoppableKinds(now);
  return readParts(
    db,
    promotionKinds.map((kind) => {
      const columns = kinds[kind];
      return partOf(
        kind,
        columns,
        sql`${setGoingBy(userId, columns)} and (${columns.runs} or ${columns.returns})`,
      );
    }),
  );
}

export function findPromotionsOfArtist(
  db: Db,
  artistId: string,
  now: Date,
): Promise<ActivePromotion[]> {
  const kinds = { ...stoppableKinds(now), ...otherKinds };
  return readParts(
    db,
    [...promotionKinds, 'pitches' as const, 'canvas' as const].map((kind) => {
      const columns: PromotionColumns = kinds[kind];
      return partOf(
        kind,
        columns,
        sql`${columns.artistId} = ${artistId} and (${columns.runs} or ${columns.returns})`,
      );
    }),
  );
}
