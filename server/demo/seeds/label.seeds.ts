import { and, eq, inArray, isNull } from '#drizzle/orm.ts';
import { insertAll } from '../../platform/database/insert-all.ts';
import type { Seed } from '../../platform/seeds/add-seeds.ts';
import { artistTable } from '../../modules/catalogue/artist/artist.table.ts';
import { labelContractTable } from '../../modules/catalogue/label/label-contract.table.ts';
import { findOrAddLabels } from '../../modules/catalogue/label/label.repository.ts';
import { labelTable } from '../../modules/catalogue/label/label.table.ts';

export const labelSeeds: readonly Seed[] = [
  {
    name: '0011_labels',
    async add(tx, now) {
      const { labels } = await import('#sample/labels.ts');
      const names = labels.map(({ name }) => name);
      await findOrAddLabels(tx, names);
      const nextPaymentOn = firstOfNextMonth(now);
      for (const { name, ...label } of labels) {
        const isPaid = label.contractStatus === 'active';
        await tx
          .update(labelTable)
          .set({ ...label, nextPaymentOn: isPaid ? nextPaymentOn : null })
          .where(and(eq(labelTable.name, name), isNull(labelTable.email)));
      }
    },
  },
  {
    name: '0012_label-contracts',
    async add(tx, now) {
      const { labelContracts } = await import('#sample/label-contracts.ts');
      const contracts = labelContracts(now.toISOString().slice(0, 10));
      const artists = await tx
        .select({ id: artistTable.id })
        .from(artistTable)
        .where(
          inArray(
            artistTable.id,
            contracts.map(({ artistId }) => artistId),
          ),
        );
      const known = new Set(artists.map(({ id }) => id));
      const labelIds = await findOrAddLabels(
        tx,
        contracts.map(({ label }) => label),
      );
      const rows = contracts
        .filter(({ artistId }) => known.has(artistId))
        .map(({ label, ...contract }) => ({ ...contract, labelId: labelIds.get(label) ?? '' }));
      await insertAll(tx, labelContractTable, rows);
    },
  },
];

function firstOfNextMonth(now: Date): string {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
  return first.toISOString().slice(0, 10);
}
