import { asc, isNotNull } from '#drizzle/orm.ts';
import type { Seed } from '../../platform/seeds/add-seeds.ts';
import { toDay } from '../../platform/days.ts';
import { playlistTable } from '../../modules/listening/playlist/playlist.table.ts';
import { normalise } from '../../platform/search-text/normalise.ts';
import { insertPlacements } from '../../modules/promotion/pitch/pitch.repository.ts';
import { pitchTable } from '../../modules/promotion/pitch/pitch.table.ts';
import { defaultPitchDetails } from '#contract/pitch-choices.ts';

const day = 24 * 3_600_000;

const after = (now: Date, days: number) => new Date(now.getTime() + days * day);

export const pitchSeeds: readonly Seed[] = [
  {
    name: '0020_pitches',
    async add(tx, now) {
      const { demoPitches } = await import('#sample/promotion/demo-pitches.ts');
      const { demoAccounts } = await import('#sample/demo-accounts.ts');
      const account = demoAccounts.find(({ artistId }) => artistId !== undefined);
      if (account?.artistId === undefined) return;
      const featured = await tx
        .select({ id: playlistTable.id, name: playlistTable.name })
        .from(playlistTable)
        .where(isNotNull(playlistTable.featuredPosition))
        .orderBy(asc(playlistTable.featuredPosition), asc(playlistTable.id));
      for (const { sentDaysAgo, releasedIn, decidedDaysAgo, targets, ...pitch } of demoPitches) {
        const sentAt = after(now, -sentDaysAgo);
        const isDecided = decidedDaysAgo !== null;
        const wanted = featured.filter((_, index) => targets.includes(index));
        await tx.insert(pitchTable).values({
          ...pitch,
          artistId: account.artistId,
          sentBy: account.listenerId,
          titleKey: normalise(pitch.trackTitle),
          releaseDate: toDay(after(now, releasedIn)),
          submissionDate: toDay(sentAt),
          submittedAt: sentAt,
          isOpen: !isDecided,
          targetPlaylists: wanted.map(({ name }) => name),
          details: defaultPitchDetails,
          reviewedAt: isDecided ? after(now, -decidedDaysAgo) : null,
          searchKey: normalise(`${pitch.trackTitle} ${pitch.artistName}`),
        });
        if (pitch.status !== 'accepted') continue;
        await insertPlacements(
          tx,
          pitch.id,
          wanted.map(({ id }) => id),
        );
      }
    },
  },
];
