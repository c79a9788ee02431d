import { and, eq, inArray } from '#drizzle/orm.ts';
import { insertAll } from '../../platform/database/insert-all.ts';
import type { Seed } from '../../platform/seeds/add-seeds.ts';
import { labelMemberTable } from '../../modules/label/label-member.table.ts';
import { labelTable } from '../../modules/label/label.table.ts';
import { userTable } from '../../modules/user/user.table.ts';
import { payoutAccountTable } from '../../modules/payout-account/payout-account.table.ts';

/** Spain's example in the registry (ISO 13616); nobody's account. */
const exampleIban = 'ES9121000418450200051332';

export const payoutAccountSeeds: readonly Seed[] = [
  {
    name: '0027_payout-accounts',
    async add(tx, now) {
      const { demoAccounts } = await import('#sample/demo-accounts.ts');
      const people = demoAccounts.map(({ listenerId }) => listenerId);
      const names = demoAccounts.flatMap(({ label }) => label ?? []);
      const members = await tx
        .select({
          labelId: labelTable.id,
          holder: labelTable.name,
          actorId: userTable.id,
          actorName: userTable.displayName,
        })
        .from(labelMemberTable)
        .innerJoin(labelTable, eq(labelTable.id, labelMemberTable.labelId))
        .innerJoin(userTable, eq(userTable.id, labelMemberTable.userId))
        .where(and(inArray(labelTable.name, names), inArray(userTable.id, people)));
      const rows = members.map((member) => ({
        ...member,
        id: `pac_${member.labelId}`,
        version: 1,
        iban: exampleIban,
        setAt: now,
      }));
      await insertAll(tx, payoutAccountTable, rows);
    },
  },
];
