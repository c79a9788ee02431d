import { analyticsLinesSchema, analyticsTableSchema } from '#contract/analytics.ts';
import { artistMemberTable } from '../modules/catalogue/artist/artist-member.table.ts';
import { createRandom } from '../platform/seeds/random.ts';
import { countFigures } from '../modules/figures/figures/count-figures.ts';
import { importedDayTable } from '../modules/figures/figures/imported.table.ts';
import { sumUpArtists } from '../modules/figures/figures/sum-up-artists.ts';
import { recordPlay, recordSkip } from '../modules/listening/play/play.repository.ts';
import { playTable } from '../modules/listening/play/play.table.ts';
import { trackTable } from '../modules/catalogue/track/track.table.ts';
import { type LabelApp, startLabelApp } from './start-label-app.ts';
import { faro, uno } from './start-payment-app.ts';

const dayLength = 86_400_000;

/** What one play, or an imported country of a day, counts as; null where not recorded. */
export type CountedRow = {
  artist: string;
  day: string;
  streams: number;
  /** Millionths of a euro. */
  earned: number;
  track: string | null;
  album: string | null;
  country: string;
  source: string | null;
  plan: string | null;
  device: string | null;
};

/** Which rows each account may see. */
export const mayBeSeen: Record<string, (row: CountedRow) => boolean> = {
  artist: () => true,
  casa: ({ artist, day }) =>
    artist === faro
      ? day >= '2026-09-01' && day <= '2026-12-31'
      : day >= '2026-09-01' && day <= '2026-11-10',
  otra: ({ artist, day }) => artist === uno && day >= '2026-11-11',
};

/**
 * The app for labels with plays of four listeners over a year and a half, and an account for both
 * artists; `counted` is computed straight from plays and imports.
 */
export async function startAnalyticsApp() {
  const tonada = await startLabelApp();
  const { db, people } = tonada;
  await playRandomly(tonada);
  await countFigures(db);
  await sumUpArtists(db, tonada.clock());
  await db
    .insert(artistMemberTable)
    .values([faro, uno].map((artistId) => ({ artistId, userId: people.artist?.id ?? '' })));
  const ask = (call: string, who?: string, query: Record<string, string> = {}) =>
    tonada.app.inject({
      url: `/api/analytics/${call}?${new URLSearchParams(query)}`,
      headers: (who && people[who]?.headers) || {},
    });
  return {
    ...tonada,
    counted: await countPlainly(tonada),
    ask,
    readTable: async (who: string, query?: Record<string, string>) =>
      analyticsTableSchema.parse((await ask('table', who, query)).json()),
    readLines: async (who: string, query?: Record<string, string>) =>
      analyticsLinesSchema.parse((await ask('lines', who, query)).json()),
  };
}

export type AnalyticsApp = Awaited<ReturnType<typeof startAnalyticsApp>>;

async function playRandomly({ db, signIn }: LabelApp) {
  const random = createRandom('plays to compare');
  const draw = (below: number) => Math.floor(random() * below);
  const accounts = (['ES', 'MX'] as const).flatMap((country) =>
    (['free', 'premium'] as const).map((subscriptionType) => ({ country, subscriptionType })),
  );
  const listeners = await Promise.all(accounts.map((account) => signIn(account)));
  const today = Date.parse('2026-11-20');
  for (let count = 0; count < 160; count += 1) {
    const day = today - draw([8, 60, 500][draw(3)] ?? 1) * dayLength;
    const play = {
      listenerId: listeners[draw(4)]?.id ?? '',
      trackId: `trk_${1 + draw(3)}`,
      source: { kind: (['album', 'search'] as const)[draw(2)] ?? 'album' },
      device: (['phone', 'computer'] as const)[draw(2)] ?? 'phone',
    };
    const at = new Date(Math.min(day + draw(dayLength), today + 19 * 3_600_000));
    if (draw(8) === 0) await recordSkip(db, { ...play, skippedAt: at, seconds: 4 });
    else await recordPlay(db, { ...play, playedAt: at });
  }
}

async function countPlainly({ db }: LabelApp): Promise<CountedRow[]> {
  const tracks = new Map((await db.select().from(trackTable)).map((row) => [row.id, row]));
  const plays = (await db.select().from(playTable)).map((play): CountedRow => {
    const { artistId = '', albumId = '' } = tracks.get(play.trackId) ?? {};
    return {
      artist: artistId,
      day: play.playedAt.toISOString().slice(0, 10),
      streams: 1,
      earned: play.earned,
      track: play.trackId,
      album: albumId,
      country: play.country ?? 'unknown',
      source: play.source ?? 'unknown',
      plan: play.plan ?? 'unknown',
      device: play.device ?? 'unknown',
    };
  });
  const imports = (await db.select().from(importedDayTable)).flatMap((row) =>
    Object.entries(row.countries).map(([country, [streams, earned]]): CountedRow => {
      const parts = { track: null, album: null, source: 'unknown', plan: null, device: null };
      return { artist: row.artistId, day: row.day, streams, earned, country, ...parts };
    }),
  );
  return [...plays, ...imports];
}
