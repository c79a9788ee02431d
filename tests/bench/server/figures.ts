import { eq, sql } from 'drizzle-orm';
import type { FigureRange } from '#contract/artist-figures.ts';
import { figureRanges } from '#contract/codes.ts';
import {
  findPlaylistNames,
  findStreamsByDay,
  findSummary,
  findTitles,
  findTracksWithTotals,
} from '../../../server/modules/figures/figures/artist-figures.repository.ts';
import { countFigures } from '../../../server/modules/figures/figures/count-figures.ts';
import {
  describeAudience,
  describeStats,
  getShownMonths,
  getSpan,
} from '../../../server/modules/figures/figures/describe-figures.ts';
import { askForRecounts } from '../../../server/modules/figures/figures/recount.repository.ts';
import { recountFigures } from '../../../server/modules/figures/figures/recount-figures.ts';
import { sumUpArtists } from '../../../server/modules/figures/figures/sum-up-artists.ts';
import { recordPlay } from '../../../server/modules/listening/play/play.repository.ts';
import { findDeductions } from '../../../server/modules/money/statement/find-deductions.ts';
import { trackTable } from '../../../server/modules/catalogue/track/track.table.ts';
import { openDatabase } from '../../../server/platform/database/open-database.ts';
import type { Db } from '../../../server/platform/database/db.ts';
import { printTable } from '../print-table.ts';
import { fillPlays } from './fill-plays.ts';
import { measure, stopwatch, type Timing } from './measure.ts';
import { benchOffices } from './offices.ts';
import { benchPromotion } from './promotion.ts';
import { benchRadio } from './radio.ts';

const artists = 5_000;
const days = 730;

type Settings = { databaseUrl: string | undefined; dataDir: string };

/**
 * Measures an artist dashboard's calls and the counting as ratios to single-row reads, with plays
 * over two years; the first artist has one in seventeen.
 */
export async function benchFigures(engine: string, settings: Settings, plays: number) {
  const now = new Date();
  let fillMs = 0;
  const { db, close } = await openDatabase(settings, {
    prepare: async (empty) => {
      fillMs = (await stopwatch(() => fillPlays(empty, { artists, plays, endsAt: now, days })))
        .milliseconds;
    },
  });
  try {
    await askForRecounts(db);
    const recount = await stopwatch(() => recountFigures(db));
    const sums = await stopwatch(() => sumUpArtists(db, now));
    await db.execute(sql`vacuum analyze`);
    const most = 'art_0';
    const others = Array.from({ length: 200 }, (_, index) => `art_${(index * 7919) % artists}`);
    const read = await measure(others, (id) =>
      db
        .select()
        .from(trackTable)
        .where(eq(trackTable.id, `${id.replace('art', 'trk')}_1`)),
    );
    const rows: string[][] = [row('single-row read', read, read)];
    for (const range of figureRanges) {
      for (const [whose, ids] of [
        ['most played', Array.from({ length: 200 }, () => most)],
        ['any', others],
      ] as const) {
        const stats = await measure(ids, (id) => readStats(db, id, { range, now }));
        rows.push(row(`stats, ${range}, ${whose}`, stats, read));
        const audience = await measure(ids, (id) => readAudience(db, id, { range, now }));
        rows.push(row(`audience, ${range}, ${whose}`, audience, read));
      }
    }
    const tracks = await measure(
      Array.from({ length: 200 }, () => most),
      (id) => findTracksWithTotals(db, id, 500),
    );
    rows.push(row('tracks, most played', tracks, read));
    const play = await measure(others, (id) =>
      recordPlay(db, {
        listenerId: 'usr_1',
        trackId: `${id.replace('art', 'trk')}_1`,
        playedAt: now,
      }),
    );
    rows.push(row('counting a play', play, read));
    const radio = await benchRadio(
      db,
      others.map((id) => `${id.replace('art', 'trk')}_1`),
    );
    rows.push(row('what follows a track', radio, read));
    await benchOffices(db, settings.dataDir, read);
    await benchPromotion(db, read);
    const counted = await stopwatch(() => countFigures(db));
    const resummed = await stopwatch(() => sumUpArtists(db, now));
    printTable(
      `Figures of ${plays} plays, ${engine}; target: 40 reads at p50, 150 at p99`,
      ['', 'p10 ms', 'p50 ms', 'p99 ms', 'reads p50 / p99'],
      rows,
    );
    printTable(
      'Counting them, and their room',
      ['', ''],
      [
        ['inserting the plays, ms', String(fillMs)],
        ['all days from the plays, ms', String(recount.milliseconds)],
        ['sums of all artists, ms', String(sums.milliseconds)],
        ['240 plays into the days, ms', String(counted.milliseconds)],
        ['sums of those artists, ms', String(resummed.milliseconds)],
        ...(await sizes(db)),
      ],
    );
  } finally {
    await close();
  }
}

type FigureQuery = { range: FigureRange; now: Date };

async function readStats(db: Db, artistId: string, { range, now }: FigureQuery) {
  const summary = await findSummary(db, artistId, { range, now });
  if (summary === null) throw new Error(`${artistId} is missing.`);
  const span = getSpan(range, summary.endsOn);
  return describeStats(summary, await findStreamsByDay(db, artistId, span), span);
}

async function readAudience(db: Db, artistId: string, { range, now }: FigureQuery) {
  const summary = await findSummary(db, artistId, { range, now });
  if (summary === null) throw new Error(`${artistId} is missing.`);
  const { playlists, tracks } = summary.range.parts;
  return describeAudience(range, summary, {
    playlists: await findPlaylistNames(db, Object.keys(playlists)),
    titles: await findTitles(db, Object.keys(tracks)),
    deductions: await findDeductions(db, {
      artistId,
      ...getSpan(range, summary.endsOn),
      months: getShownMonths(summary).map(({ month }) => month),
    }),
  });
}

function row(name: string, timing: Timing, read: Timing): string[] {
  const reads = [timing.p50 / read.p50, timing.p99 / read.p50].map((times) => times.toFixed(1));
  const milliseconds = [timing.p10, timing.p50, timing.p99].map((time) => time.toFixed(2));
  return [name, ...milliseconds, reads.join(' / ')];
}

async function sizes(db: Db): Promise<string[][]> {
  const { rows } = await db.execute<{ name: string; size: string }>(sql`
    select name, round(pg_total_relation_size(name) / 1048576.0)::text as size
    from unnest(array['play', 'artist_day', 'artist_week', 'artist_summary', 'track_total']) as name`);
  return rows.map(({ name, size }) => [`${name}, MiB`, size]);
}
