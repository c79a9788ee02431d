import { sql } from '#drizzle/orm.ts';
import type { Credits } from '#sample/catalogue-types.ts';
import type { Db } from '../../../platform/database/db.ts';
import { trackTable } from '../../../modules/catalogue/track/track.table.ts';

/** Leaves songs that have credits as they are. */
export async function addMissingCredits(
  tx: Db,
  tracks: readonly { id: string; credits: Credits }[],
): Promise<void> {
  const ids = tracks.map(({ id }) => id);
  const credits = tracks.map((track) => JSON.stringify(track.credits));
  await tx.execute(sql`
    update ${trackTable} set credits = known.credits::jsonb
    from unnest(${sql.param(ids)}::text[], ${sql.param(credits)}::text[]) as known (id, credits)
    where ${trackTable.id} = known.id and ${trackTable.credits} is null`);
}
