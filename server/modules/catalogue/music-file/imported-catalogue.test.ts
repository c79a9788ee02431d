import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fullTrackSchema } from '#contract/track.ts';
import { closeMonths } from '../../money/statement/close-months.ts';
import { payComparisonTable } from '../../money/pay-comparison/pay-comparison.table.ts';
import { statementTable } from '../../money/statement/statement.table.ts';
import { recountFigures } from '../../figures/figures/recount-figures.ts';
import { recordPlay } from '../../listening/play/play.repository.ts';
import { playTable } from '../../listening/play/play.table.ts';
import { makeTaggedFlac, makeTaggedMp3, makeTaggedWav } from '../../../testing/make-music.ts';
import { bruma, marea, type MusicApp, startMusicApp } from '../../../testing/start-music-app.ts';

let tonada: MusicApp;

beforeAll(async () => {
  tonada = await startMusicApp();
});
afterAll(() => tonada.close());
beforeEach(() => tonada.begin());

describe('albums and names', () => {
  // Proves imported-music: One album
  it('are not split by years, discs or guests', async () => {
    const texts = { ...marea, DATE: '2017' };
    tonada.put('Puerto/CD1/01.flac', makeTaggedFlac(texts, { pitch: 300 }));
    const guest = { ...bruma, ARTIST: 'Nora Faro feat. Jesse y Joy', DATE: '2018' };
    tonada.put('Puerto/CD2/01.flac', makeTaggedFlac(guest, { pitch: 310 }));
    await tonada.bring();
    const album = await tonada.openAlbum('Puerto');
    expect(album.artist.name).toBe('Nora Faro');
    expect(album.tracks).toMatchObject([
      { title: 'Marea', disc: 1 },
      { title: 'Bruma', disc: 2, hasGuests: true, artist: { name: 'Nora Faro feat. Jesse y Joy' } },
    ]);
    const page = fullTrackSchema.parse(
      (await tonada.call(`/api/tracks/${album.tracks[1]?.id}`)).json(),
    );
    expect(page.credits.performers.map(({ name }) => name)).toEqual(['Nora Faro', 'Jesse y Joy']);
    const guestId = page.credits.performers[1]?.id;
    expect((await tonada.call(`/api/artists/${guestId}`)).json()).toMatchObject({
      topTracks: [{ title: 'Bruma' }],
    });
  });

  // Proves imported-music: Artists without music
  it('leave no artist in the search when their tags name another, and bring the same back', async () => {
    const put = (ARTIST: string) => tonada.put('01.flac', makeTaggedFlac({ ...marea, ARTIST }));
    const find = async () => (await tonada.search('zarandonga')).artists;
    put('Zarandonga');
    await tonada.bring();
    const [before] = await find();
    expect(before).toMatchObject({ name: 'Zarandonga' });
    put('Nora Faro');
    await tonada.bring();
    expect(await find()).toEqual([]);
    put('Zarandonga');
    await tonada.bring();
    expect(await find()).toEqual([before]);
  });

  // Proves imported-music: Several artists
  it('of several artists are one album of various artists', async () => {
    for (const [index, ARTIST] of ['Uno', 'Dos & Tres', 'Tierra, Viento y Fuego'].entries()) {
      const texts = { ...marea, ALBUM: 'Verano', ARTIST, TITLE: `Canción ${index}` };
      tonada.put(`Verano/${index}.flac`, makeTaggedFlac(texts, { pitch: 300 + index }));
    }
    await tonada.bring();
    const album = await tonada.openAlbum('Verano');
    expect(album.artist.name).toBe('Varios artistas');
    expect(album.tracks.map(({ artist }) => artist.name)).toEqual([
      'Uno',
      'Dos & Tres',
      'Tierra, Viento y Fuego',
    ]);
  });

  // Proves imported-music: No album by a name alone
  it('of one name in two folders are two albums', async () => {
    tonada.put('A/01.flac', makeTaggedFlac({ ...marea, ARTIST: 'Uno', ALBUM: 'Éxitos' }));
    tonada.put(
      'B/01.flac',
      makeTaggedFlac({ ...marea, ARTIST: 'Dos', ALBUM: 'Éxitos' }, { pitch: 500 }),
    );
    await tonada.bring();
    expect((await tonada.search('éxitos')).albums).toHaveLength(2);
  });

  it('come from the names of files and folders where there are no tags', async () => {
    tonada.put('Nora Faro/Puerto/01 - Marea.wav', makeTaggedWav({}));
    await tonada.bring();
    const album = await tonada.openAlbum('Puerto');
    expect(album).toMatchObject({ artist: { name: 'Nora Faro' }, released: '' });
    expect(album.tracks).toMatchObject([{ title: 'Marea', number: '1' }]);
  });
});

describe('bad files', () => {
  // Proves imported-music: Not taken
  it('are listed with a reason, and stop nothing', async () => {
    await tonada.putAlbum();
    tonada.put('zeros.mp3', Buffer.alloc(50_000));
    tonada.put('empty.flac', Buffer.alloc(0));
    tonada.put(
      'sound.aiff',
      Buffer.concat([Buffer.from('FORM\0\0\0\u0020AIFF'), Buffer.alloc(64)]),
    );
    tonada.put('loop/inner/01.mp3', Buffer.from('no'));
    symlinkSync(tonada.folder(), join(tonada.folder(), 'loop/back'));
    symlinkSync('/etc/passwd', join(tonada.folder(), 'link.mp3'));
    writeFileSync(
      Buffer.concat([
        Buffer.from(`${tonada.folder()}/`),
        Buffer.from([0xff, 0xfe]),
        Buffer.from('.flac'),
      ]),
      makeTaggedFlac({ TITLE: 'Raro' }, { pitch: 900 }),
    );
    mkdirSync(join(tonada.folder(), 'folder.mp3'));
    const report = await tonada.bring();
    expect(report.outcomes.new).toBe(3);
    const reasons = Object.fromEntries(report.refused.map(({ path, reason }) => [path, reason]));
    expect(reasons).toEqual({
      'zeros.mp3': 'damaged',
      'empty.flac': 'damaged',
      'sound.aiff': 'damaged',
      'loop/inner/01.mp3': 'damaged',
      'link.mp3': 'noFile',
    });
    tonada.put('zeros.mp3', await makeTaggedMp3({ TITLE: 'Ya' }, { pitch: 1_000 }));
    const again = await tonada.bring();
    expect(again.outcomes.new).toBe(1);
    expect(again.refused).toHaveLength(4);
  });

  it('in a folder that cannot be read keep everything that was there', async () => {
    if (process.getuid?.() === 0) return;
    await tonada.putAlbum();
    await tonada.bring();
    chmodSync(join(tonada.folder(), 'Puerto'), 0o000);
    try {
      expect(await tonada.bring({ acceptsMissing: true })).toMatchObject({
        gone: 0,
        unread: ['Puerto'],
      });
    } finally {
      chmodSync(join(tonada.folder(), 'Puerto'), 0o700);
    }
  });

  it('are served from the folder alone, also when it became a link', async () => {
    await tonada.putAlbum();
    await tonada.bring();
    const { tracks } = await tonada.openAlbum('Puerto');
    const elsewhere = mkdtempSync(join(tmpdir(), 'tonada-elsewhere-'));
    cpSync(join(tonada.folder(), 'Puerto'), elsewhere, {
      recursive: true,
      preserveTimestamps: true,
    });
    rmSync(join(tonada.folder(), 'Puerto'), { recursive: true });
    symlinkSync(elsewhere, join(tonada.folder(), 'Puerto'));
    const sound = await tonada.call(tracks[0]?.audioUrl ?? '');
    expect(sound.statusCode).toBe(404);
    rmSync(elsewhere, { recursive: true });
  });

  it('are no folder, or one within another', async () => {
    await tonada.bring();
    tonada.put('inner/01.mp3', Buffer.alloc(0));
    const inner = join(tonada.folder(), 'inner');
    await expect(tonada.bring({}, inner)).rejects.toMatchObject({ reason: 'overlaps' });
    const nowhere = join(tonada.folder(), 'nowhere');
    await expect(tonada.bring({}, nowhere)).rejects.toMatchObject({ reason: 'absent' });
  });
});

// Proves imported-music: No payout
it('plays of imported music are counted, earn nothing and are stated to nobody', async () => {
  await tonada.putAlbum();
  await tonada.bring();
  for (const { id } of await tonada.list()) {
    for (const day of ['2026-10-10', '2026-10-11']) {
      const playedAt = new Date(`${day}T12:00:00Z`);
      await recordPlay(tonada.db, { listenerId: tonada.listener.id, trackId: id, playedAt });
    }
  }
  const plays = await tonada.db.select().from(playTable);
  expect(plays.map(({ earned }) => earned)).toEqual([0, 0, 0, 0]);
  await recountFigures(tonada.db);
  await closeMonths(tonada.db, new Date('2026-11-01T00:00:00Z'));
  expect(await tonada.db.select().from(statementTable)).toEqual([]);
  expect(await tonada.db.select().from(payComparisonTable)).toEqual([]);
  const { body } = await tonada.call(`/api/albums/${(await tonada.openAlbum('Puerto')).id}`);
  expect(JSON.parse(body).tracks[0].playCount).toBe(2);
});
