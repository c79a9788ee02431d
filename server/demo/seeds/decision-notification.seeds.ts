import { and, inArray } from '#drizzle/orm.ts';
import type { Seed } from '../../platform/seeds/add-seeds.ts';
import { pitchTable } from '../../modules/promotion/pitch/pitch.table.ts';
import { decisionNotificationTable } from '../../modules/accounts/decision-notification/decision-notification.table.ts';

export const decisionNotificationSeeds: readonly Seed[] = [
  {
    name: '0026_decision-notices',
    async add(tx) {
      const { demoPitches } = await import('#sample/promotion/demo-pitches.ts');
      const ids = demoPitches.map(({ id }) => id);
      const pitches = await tx
        .select()
        .from(pitchTable)
        .where(
          and(inArray(pitchTable.id, ids), inArray(pitchTable.status, ['accepted', 'rejected'])),
        );
      for (const { id: itemId, artistId, trackTitle, sentBy, status, ...pitch } of pitches) {
        if (sentBy === null || pitch.reviewedAt === null) continue;
        await tx.insert(decisionNotificationTable).values({
          userId: sentBy,
          decisionId: `dec_${itemId}`,
          artistId,
          subject: 'pitch',
          itemId,
          outcome: status === 'accepted' ? 'accepted' : 'rejected',
          title: trackTitle,
          word: pitch.feedback,
          decidedBy: pitch.reviewedBy,
          at: pitch.reviewedAt,
        });
      }
    },
  },
];
