import type { Db } from '../platform/database/db.ts';
import { newId } from '../platform/ids.ts';
import { labelContractTable } from '../modules/catalogue/label/label-contract.table.ts';
import { findOrAddLabels } from '../modules/catalogue/label/label.repository.ts';

type Terms = Partial<typeof labelContractTable.$inferInsert> & { artistId: string };

/**
 * Adds a contract valid in 2026 between an artist and a label, created if missing.
 *
 * @returns the label's id.
 */
export async function addLabelContract(db: Db, label: string, terms: Terms): Promise<string> {
  const labelId = (await findOrAddLabels(db, [label])).get(label) ?? '';
  await db.insert(labelContractTable).values({
    id: newId(),
    labelId,
    royaltyRate: 60,
    status: 'active',
    startsOn: '2026-01-01',
    endsOn: '2026-12-31',
    joinedOn: '2020-05-01',
    ...terms,
  });
  return labelId;
}
