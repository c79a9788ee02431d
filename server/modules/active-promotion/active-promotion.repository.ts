import { and, asc, desc, eq, type SQL, sql } from '#drizzle/orm.ts';
import { promotionKinds } from '#contract/administration.ts';
import { type ActivePromotion, activePromotionsMost } from '#contract/active-promotion.ts';
import type { Db } from '../../platform/database/db.ts';
import { artistMemberTable } from '../artist/artist-member.table.ts';
import { artistTable } from '../artist/artist.table.ts';
import { labelContractTable } from '../label/label-contract.table.ts';
import { labelTable } from '../label/label.table.ts';
import { nameOrder } from '../../platform/database/name-order.ts';
import { userTable } from '../user/user.table.ts';
import {
  type PromotionColumns,
  otherKinds,
  setGoingBy,
  stoppableKinds,
} from './promotion-kinds.repository.ts';

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
    ${columns.until} as until, ${columns.artistId} as artist_id, ${artistTable.name} as artist_name
  from ${columns.table} join ${artistTable} on ${artistTable.id} = ${columns.artistId}
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

export const findArtistsOf = (db: Db, userId: string): Promise<{ id: string; name: string }[]> =>
  db
    .select({ id: artistTable.id, name: artistTable.name })
    .from(artistMemberTable)
    .innerJoin(artistTable, eq(artistTable.id, artistMemberTable.artistId))
    .where(eq(artistMemberTable.userId, userId))
    .orderBy(nameOrder(artistTable.name), asc(artistTable.id))
    .limit(activePromotionsMost);

export const findPeopleOf = (db: Db, artistId: string) =>
  db
    .select({
      id: userTable.id,
      name: userTable.displayName,
      email: userTable.email,
      status: userTable.status,
    })
    .from(artistMemberTable)
    .innerJoin(userTable, eq(userTable.id, artistMemberTable.userId))
    .where(eq(artistMemberTable.artistId, artistId))
    .orderBy(asc(userTable.sortKey), asc(userTable.id))
    .limit(activePromotionsMost);

/** The contract in force on the day, else the last one. */
export async function findContractOf(db: Db, artistId: string, day: string) {
  const { status, startsOn, endsOn } = labelContractTable;
  const [row] = await db
    .select({ contract: labelContractTable, label: labelTable })
    .from(labelContractTable)
    .innerJoin(labelTable, eq(labelTable.id, labelContractTable.labelId))
    .where(and(eq(labelContractTable.artistId, artistId), sql`${status} <> 'pending'`))
    .orderBy(
      desc(sql`${status} = 'active' and ${startsOn} <= ${day}::date and ${endsOn} >= ${day}::date`),
      desc(startsOn),
    )
    .limit(1);
  return row ?? null;
}
