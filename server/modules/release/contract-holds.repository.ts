import { and, eq, gte } from '#drizzle/orm.ts';
import type { Db } from '../../platform/database/db.ts';
import { labelContractTable } from '../label/label-contract.table.ts';

/** In force on every one of the days (`yyyy-mm-dd`). */
export async function contractHolds(
  db: Db,
  of: { labelId: string; artistId: string },
  days: readonly string[],
): Promise<boolean> {
  const { labelId, artistId, status, startsOn, endsOn } = labelContractTable;
  const [first = ''] = days.toSorted();
  const contracts = await db
    .select({ startsOn, endsOn })
    .from(labelContractTable)
    .where(
      and(
        eq(labelId, of.labelId),
        eq(artistId, of.artistId),
        eq(status, 'active'),
        gte(endsOn, first),
      ),
    );
  return days.every((day) =>
    contracts.some((contract) => contract.startsOn <= day && day <= contract.endsOn),
  );
}
