import { sql } from '#drizzle/orm.ts';
import type { Seed } from '../../platform/seeds/add-seeds.ts';
import { artistMemberTable } from '../../modules/catalogue/artist/artist-member.table.ts';
import { artistTable } from '../../modules/catalogue/artist/artist.table.ts';
import { labelMemberTable } from '../../modules/catalogue/label/label-member.table.ts';
import { labelTable } from '../../modules/catalogue/label/label.table.ts';
import { userTable } from '../../modules/people/user/user.table.ts';

export const ownershipSeeds: readonly Seed[] = [
  {
    name: '0013_members',
    async add(tx) {
      const { demoAccounts } = await import('#sample/demo-accounts.ts');
      for (const { listenerId, artistId, label } of demoAccounts) {
        if (artistId !== undefined) {
          await tx.execute(sql`
            insert into ${artistMemberTable} (artist_id, user_id)
            select ${artistTable.id}, ${userTable.id} from ${artistTable}, ${userTable}
            where ${artistTable.id} = ${artistId} and ${userTable.id} = ${listenerId}`);
        }
        if (label !== undefined) {
          await tx.execute(sql`
            insert into ${labelMemberTable} (label_id, user_id)
            select ${labelTable.id}, ${userTable.id} from ${labelTable}, ${userTable}
            where ${labelTable.name} = ${label} and ${userTable.id} = ${listenerId}`);
        }
      }
    },
  },
];
