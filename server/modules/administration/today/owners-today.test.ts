import { eq } from '#drizzle/orm.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TodayOf, todaySchemas } from '#contract/today.ts';
import { addPlaylist } from '../../../testing/add-playlist.ts';
import { type LabelApp, startLabelApp } from '../../../testing/start-label-app.ts';
import { faro, uno } from '../../../testing/start-payment-app.ts';
import { at, canvasRow, pitchRow } from '../../../testing/today-rows.ts';
import { albumTable } from '../../catalogue/album/album.table.ts';
import { artistSummaryTable } from '../../figures/figures/artist-summary.table.ts';
import { artistMemberTable } from '../../catalogue/artist/artist-member.table.ts';
import { canvasTable } from '../../promotion/canvas/canvas.table.ts';
import { concertTable } from '../../promotion/concert/concert.table.ts';
import { labelContractTable } from '../../catalogue/label/label-contract.table.ts';
import { marqueeCampaignTable } from '../../promotion/marquee/marquee.table.ts';
import { fanNotificationTable } from '../../promotion/notification/notification.table.ts';
import { pitchPlacementTable, pitchTable } from '../../promotion/pitch/pitch.table.ts';
import { releaseTable } from '../../promotion/release/release.table.ts';
import { storyTable } from '../../promotion/story/story.table.ts';

let tonada: LabelApp;

beforeAll(async () => {
  tonada = await startLabelApp();
  const artist = tonada.people['artist']?.id ?? '';
  await tonada.db.insert(artistMemberTable).values({ artistId: faro, userId: artist });
});
afterAll(() => tonada.close());

const ask = (path: string, who: string) =>
  tonada.app.inject({ url: `/api/today/${path}`, headers: tonada.people[who]?.headers ?? {} });

async function read<Office extends 'artist' | 'label'>(
  office: Office,
  who: string,
): Promise<TodayOf<Office>['lines']> {
  const answer = await ask(office, who);
  expect(answer.statusCode).toBe(200);
  return (todaySchemas[office].parse(answer.json()) as TodayOf<Office>).lines;
}

describe('an artist', () => {
  afterEach(async () => {
    const { db } = tonada;
    for (const table of [canvasTable, storyTable, concertTable, marqueeCampaignTable]) {
      await db.delete(table);
    }
    await db.delete(fanNotificationTable);
    await db.delete(pitchTable);
  });

  // Proves today: Artist
  it('reads of a refused canvas until another is sent', async () => {
    const { db } = tonada;
    const refused = { ...canvasRow, id: 'cnv_1', status: 'rejected' as const };
    await db.insert(canvasTable).values({ ...refused, feedback: 'Se ve borroso.' });
    expect(await read('artist', 'artist')).toMatchObject([
      { kind: 'canvasRefused', id: canvasRow.trackId, name: 'Luna', about: 'Se ve borroso.' },
    ]);
    const newer = { createdAt: tonada.clock(), status: 'pending' as const };
    await db.insert(canvasTable).values({ ...canvasRow, ...newer, id: 'cnv_2' });
    expect(await read('artist', 'artist')).toEqual([]);
  });

  // Proves today: Artist
  it('reads which song enters a playlist soon until there is a story', async () => {
    const { db } = tonada;
    await addPlaylist(
      db,
      {
        id: 'pls_1',
        name: 'Novedades',
        ownerId: tonada.people['editorial']?.id ?? '',
        createdAt: at,
      },
      [],
    );
    await db
      .insert(pitchTable)
      .values({ ...pitchRow, status: 'accepted', isOpen: false, reviewedAt: at });
    await db.insert(pitchPlacementTable).values({ pitchId: 'pit_1', playlistId: 'pls_1' });
    expect(await read('artist', 'artist')).toMatchObject([
      { kind: 'placement', name: 'Marea', about: 'Novedades', day: '2026-11-26' },
    ]);
    await db.insert(storyTable).values({
      id: 'sto_1',
      artistId: faro,
      type: 'text',
      caption: '',
      backgroundColor: '#000000',
      textColor: '#ffffff',
      duration: 5,
      createdAt: tonada.clock(),
      expiresAt: tonada.clock(),
    });
    expect(await read('artist', 'artist')).toEqual([]);
  });

  // Proves today: Artist
  it('reads of full and nearly full concerts, not of others, until fans are told', async () => {
    const { db } = tonada;
    const row = {
      artistId: faro,
      title: 'Gira',
      venue: 'Sala Apolo',
      city: 'Barcelona',
      country: 'ES' as const,
      time: '21:00',
      doors: '20:00',
      timeZone: 'Europe/Madrid',
      endsAt: new Date('2026-12-31T00:00:00Z'),
      capacity: 100,
      priceMin: 0,
      priceMax: 0,
      currency: 'EUR' as const,
      ticketUrl: '',
      description: '',
      supportingActs: [],
      ageRestriction: 'all' as never,
      fanClubPresale: false,
      presaleCode: '',
      createdAt: at,
      updatedAt: at,
    };
    await db.insert(concertTable).values([
      { ...row, id: 'con_1', date: '2026-12-03', ticketsSold: 79 },
      { ...row, id: 'con_2', date: '2026-12-02', ticketsSold: 100 },
      { ...row, id: 'con_3', date: '2026-12-01', ticketsSold: 20 },
      { ...row, id: 'con_4', date: '2026-12-01', ticketsSold: 100, status: 'cancelled' as const },
    ]);
    expect(await read('artist', 'artist')).toMatchObject([
      { kind: 'soldOut', id: 'con_2', about: 'Sala Apolo, Barcelona', day: '2026-12-02' },
      { kind: 'almostSoldOut', id: 'con_1', count: 79 },
    ]);
    const told = { artistId: faro, title: '', message: '', targetTiers: [], createdAt: at };
    await db
      .insert(fanNotificationTable)
      .values({ ...told, id: 'not_1', type: 'concert', status: 'sent' });
    expect(await read('artist', 'artist')).toEqual([]);
  });

  // Proves today: Artist
  it('reads of drafts that begin soon or should have', async () => {
    const { db } = tonada;
    const row = {
      artistId: faro,
      trackId: 'trk_1',
      trackTitle: 'Luna',
      artistName: 'Faro Norte',
      budget: 50_000,
      endDate: '2026-12-20',
      adFormat: 'sponsored_song' as const,
      ageRange: 'all' as const,
      genres: [],
      countries: [],
      interests: [],
      endsAt: at,
      createdAt: at,
    };
    await db.insert(marqueeCampaignTable).values([
      { ...row, id: 'mrq_1', campaignName: 'Antes', startDate: '2026-12-04' },
      { ...row, id: 'mrq_2', campaignName: 'Tarde', startDate: '2026-11-19' },
      { ...row, id: 'mrq_3', campaignName: 'Lejos', startDate: '2026-12-08' },
      { ...row, id: 'mrq_4', campaignName: 'Otra', startDate: '2026-11-21', artistId: uno },
    ]);
    expect((await read('artist', 'artist')).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'draftLate Tarde',
      'draft Antes',
    ]);
    await db.update(marqueeCampaignTable).set({ status: 'active' });
    expect(await read('artist', 'artist')).toEqual([]);
  });

  // Proves today: The bell's number
  it('is what the bell counts, with unread notifications beside', async () => {
    const { db, app } = tonada;
    const count = async (who: string) => {
      const headers = tonada.people[who]?.headers ?? {};
      const answer = await app.inject({ url: '/api/user/highlights', headers });
      return answer.json<{ waiting: number; unread: number }>();
    };
    const total = async (path: string, who: string) =>
      (await ask(path, who)).json<{ total: number }>().total;
    expect(await count('artist')).toMatchObject({ waiting: 0 });
    const refused = { ...canvasRow, status: 'rejected' as const };
    await db.insert(canvasTable).values([
      { ...refused, id: 'cnv_1' },
      { ...refused, id: 'cnv_2', trackId: 'trk_2' },
    ]);
    expect((await count('artist')).waiting).toBe(2);
    for (const [path, who] of [
      ['artist', 'artist'],
      ['label', 'casa'],
      ['editor', 'editorial'],
      ['admin', 'admin'],
    ] as const)
      expect((await count(who)).waiting).toBe(await total(path, who));
    await db.delete(canvasTable).where(eq(canvasTable.id, 'cnv_2'));
    expect((await count('artist')).waiting).toBe(1);
  });

  // Proves today: Only one's own
  it('is somebody’s own', async () => {
    expect((await ask(`artist?artist=${uno}`, 'artist')).statusCode).toBe(404);
    expect((await ask(`artist?artist=${uno}`, 'admin')).statusCode).toBe(200);
    expect((await ask(`label?label=${tonada.labels.casa}`, 'otra')).statusCode).toBe(404);
    expect((await ask('label', 'label')).statusCode).toBe(404);
    expect((await ask('editor', 'artist')).statusCode).toBe(403);
  });
});

describe('a label', () => {
  // Proves today: Label
  it('reads of the month that closed, for a week, and of its last release, once it is old', async () => {
    const { db } = tonada;
    await db.update(albumTable).set({ labelId: tonada.labels.casa, releaseDate: '2026-05-08' });
    expect(await read('label', 'casa')).toMatchObject([{ kind: 'noRelease', name: 'Disco' }]);
    tonada.clock.set(new Date('2026-11-05T12:00:00Z'));
    const lines = await read('label', 'casa');
    expect(lines).toMatchObject([
      { kind: 'month', about: '2026-10' },
      { kind: 'noRelease', day: '2026-05-08', about: expect.any(String) as string },
    ]);
    const [month] = lines;
    expect(month?.part).toBeGreaterThan(0);
    expect(month?.amount).toBeGreaterThan(month?.part ?? 0);
    await db.insert(releaseTable).values({
      id: 'rel_1',
      labelId: tonada.labels.casa,
      artistId: faro,
      title: 'Sudestada',
      type: 'single',
      changedAt: at,
    });
    expect((await read('label', 'casa')).map(({ kind }) => kind)).toEqual(['month']);
    await db.delete(releaseTable);
    await db.update(albumTable).set({ releaseDate: '2026-11-01' });
    tonada.clock.set(new Date('2026-11-20T20:00:00Z'));
    expect(await read('label', 'casa')).toEqual([]);
  });

  // Proves today: Label: who rises
  it('reads who rises, of its own artists, from a floor on', async () => {
    const { db } = tonada;
    const [kept] = await db
      .select()
      .from(artistSummaryTable)
      .where(eq(artistSummaryTable.artistId, faro));
    if (kept === undefined) throw new Error('Faro Norte has no summary.');
    const rise = async (artistId: string, finished: number, finishedBefore: number) => {
      const figures = structuredClone(kept.figures);
      Object.assign(figures.ranges['28days'].listeners, { finished, finishedBefore });
      const row = { ...kept, artistId, endsOn: '2026-11-20', figures };
      await db
        .insert(artistSummaryTable)
        .values(row)
        .onConflictDoUpdate({ target: artistSummaryTable.artistId, set: row });
      return (await read('label', 'casa')).filter(({ kind }) => kind === 'rises');
    };
    expect(await rise(faro, 30, 19)).toEqual([]);
    expect(await rise(faro, 24, 20)).toEqual([]);
    expect(await rise(uno, 900, 20)).toEqual([]);
    expect(await rise(faro, 25, 20)).toMatchObject([
      { id: faro, name: 'Faro Norte', count: 25, part: 20, artistId: faro },
    ]);
    await db.delete(artistSummaryTable);
    await db.insert(artistSummaryTable).values(kept);
  });

  // Proves today: Label
  it('reads of offers without an answer, and begins with the first artist', async () => {
    const { db } = tonada;
    const { otra } = tonada.labels;
    const kinds = async () =>
      (await read('label', 'otra')).map(({ kind }) => kind).filter((kind) => kind !== 'month');
    expect(await kinds()).toEqual([]);
    const kept = await db
      .delete(labelContractTable)
      .where(eq(labelContractTable.labelId, otra))
      .returning();
    expect(await kinds()).toEqual(['addArtist']);
    await db.insert(labelContractTable).values(
      kept.map((contract) => ({
        ...contract,
        status: 'pending' as const,
        startsOn: '2026-12-01',
      })),
    );
    const offer = (await read('label', 'otra')).find(({ kind }) => kind === 'offer');
    expect(offer).toMatchObject({ id: uno, name: 'Uno', day: '2026-12-01' });
    await db
      .update(labelContractTable)
      .set({ declinedOn: '2026-11-20' })
      .where(eq(labelContractTable.labelId, otra));
    expect(await kinds()).toEqual(['addArtist']);
  });
});
