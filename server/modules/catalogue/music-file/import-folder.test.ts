import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fullAlbumSchema } from '#contract/album.ts';
import { searchResultsSchema } from '#contract/search.ts';
import { fullTrackSchema } from '#contract/track.ts';
import { sql } from '#drizzle/orm.ts';
import { closeMonths } from '../../money/statement/close-months.ts';
import { payComparisonTable } from '../../money/pay-comparison/pay-comparison.table.ts';
import { statementTable } from '../../money/statement/statement.table.ts';
import { recountFigures } from '../../figures/figures/recount-figures.ts';
import { recordPlay } from '../../listening/play/play.repository.ts';
import { playTable } from '../../listening/play/play.table.ts';
import {
  makeOpus,
  makeTaggedFlac,
  makeTaggedMp3,
  makeTaggedWav,
} from '../../../testing/make-music.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { openMusicReader } from '../../../media/music/music-reader.ts';
import { signAudioAddress } from '../track/index.ts';
import { importFolder } from './import-folder.ts';

let tonada: TestApp;
let listener: SignedIn;
let folder = '';

beforeAll(async () => {
  tonada = await startTestApp({ now: new Date('2026-11-20T20:00:00Z') });
  listener = await tonada.signIn({ country: 'MX', subscriptionType: 'premium' });
});
afterAll(() => tonada.close());
beforeEach(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'tonada-folder-')));
  await tonada.db.execute(
    sql`truncate music_file, music_folder, refused_file, music_album, music_artist, track_credit, play, track, album, artist cascade`,
  );
  return () => rmSync(folder, { recursive: true, force: true });
});

const bring = (options: Partial<Parameters<typeof importFolder>[1]> = {}) =>
  importFolder(folder, {
    ...tonada,
    acceptsMissing: false,
    onProgress: () => undefined,
    signal: new AbortController().signal,
    ...options,
  });

function put(path: string, bytes: Buffer) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), bytes);
}

function move(from: string, to: string) {
  mkdirSync(dirname(join(folder, to)), { recursive: true });
  renameSync(join(folder, from), join(folder, to));
}

const call = async (url: string, headers: object = listener.headers) =>
  tonada.app.inject({ url: `/api${url}`, headers: { ...headers } });

async function search(text: string) {
  const { body } = await call(`/search?q=${encodeURIComponent(text)}`);
  return searchResultsSchema.parse(JSON.parse(body));
}

async function openAlbum(title: string) {
  const { albums } = await search(title);
  const id = albums.find((album) => album.title === title)?.id;
  return fullAlbumSchema.parse((await call(`/albums/${id}`)).json());
}

const list = async () => {
  const { rows } = await tonada.db.execute<{ id: string; title: string; is_gone: boolean }>(
    sql`select id, title, is_gone from track order by title`,
  );
  return rows;
};

const marea = { TITLE: 'Marea', ARTIST: 'Nora Faro', ALBUM: 'Puerto', TRACKNUMBER: '1' };
const bruma = { TITLE: 'Bruma', ARTIST: 'Nora Faro', ALBUM: 'Puerto', TRACKNUMBER: '2' };

async function putAlbum() {
  put('Puerto/01.mp3', await makeTaggedMp3(marea));
  put('Puerto/02.flac', makeTaggedFlac(bruma, { pitch: 500 }));
}

describe('a folder that is imported', () => {
  // Proves imported-music: Everybody finds and hears it
  it('is found, seen and heard, with ranges and a preview', async () => {
    const bytes = await makeTaggedMp3({ ...marea, DATE: '2018' }, { seconds: 40 });
    put('Puerto/01.mp3', bytes);
    put('Puerto/02.opus', makeOpus(bruma));
    put('Puerto/03.wav', makeTaggedWav({ ...bruma, TITLE: 'Costa', TRACKNUMBER: '3' }));
    const cover = sharp({ create: { width: 700, height: 700, channels: 3, background: '#0a5' } });
    put('Puerto/cover.jpg', await cover.jpeg().toBuffer());
    expect(await bring()).toMatchObject({ found: 3, outcomes: { new: 3 }, refused: [] });
    const { tracks, artists } = await search('marea');
    expect(tracks[0]).toMatchObject({ title: 'Marea', artist: { name: 'Nora Faro' } });
    expect(artists.length + tracks.length).toBeGreaterThan(0);
    const album = await openAlbum('Puerto');
    expect(album).toMatchObject({ released: '2018', label: '', artist: { name: 'Nora Faro' } });
    expect(album.tracks.map(({ title }) => title)).toEqual(['Marea', 'Bruma', 'Costa']);
    const image = await call(album.coverImage?.replace('/api', '').concat('?w=320') ?? '');
    expect(image.statusCode).toBe(200);
    const url = album.tracks[0]?.audioUrl.replace('/api', '') ?? '';
    const whole = await call(url);
    expect(whole.headers).toMatchObject({ 'content-type': 'audio/mpeg', 'accept-ranges': 'bytes' });
    expect(whole.rawPayload.equals(bytes)).toBe(true);
    const part = await call(url, { ...listener.headers, range: 'bytes=1000-1999' });
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload.equals(bytes.subarray(1000, 2000))).toBe(true);
    const { mediaKeys: secret, clock } = tonada;
    const trackId = album.tracks[0]?.id ?? '';
    const visitor = signAudioAddress({ trackId, sessionId: null, now: clock(), secret });
    const preview = await call(visitor.replace('/api', ''), {});
    expect(preview.statusCode).toBe(200);
    expect(preview.rawPayload.length / 16_000).toBeCloseTo(30, 0);
  });

  // Proves imported-music: Unchanged files are not opened
  it('is not read again while nothing changes', async () => {
    await putAlbum();
    await bring();
    const reader = openMusicReader();
    const read: string[] = [];
    const again = await bring({
      reader: {
        ...reader,
        read: (path, bytes) => {
          read.push(path.toString());
          return reader.read(path, bytes);
        },
      },
    });
    expect(again).toMatchObject({ unchanged: 2, outcomes: { new: 0 } });
    expect(read).toEqual([]);
  });

  // Proves imported-music: Tidied and retagged
  it('keeps ids, likes and albums when it is tidied and retagged at once', async () => {
    await putAlbum();
    await bring();
    const before = await list();
    const id = before.find(({ title }) => title === 'Marea')?.id ?? '';
    const albumId = (await openAlbum('Puerto')).id;
    await tonada.app.inject({
      method: 'POST',
      url: `/api/tracks/${id}/like`,
      headers: listener.headers,
    });
    rmSync(join(folder, 'Puerto'), { recursive: true });
    const renamed = { ALBUM: 'Puerto (remasterizado)', ARTIST: 'Nora Faro' };
    put(
      'Nora Faro/2018/1 Marea alta.mp3',
      await makeTaggedMp3({ ...marea, ...renamed, TITLE: 'Marea alta' }),
    );
    put('Nora Faro/2018/2 Bruma.flac', makeTaggedFlac({ ...bruma, ...renamed }, { pitch: 500 }));
    expect(await bring()).toMatchObject({ outcomes: { new: 0, moved: 2 }, gone: 0, missing: 0 });
    expect((await list()).map((track) => track.id).toSorted()).toEqual(
      before.map((track) => track.id).toSorted(),
    );
    const liked = await call('/tracks/liked');
    expect(liked.json()).toMatchObject([{ id, title: 'Marea alta' }]);
    expect((await openAlbum('Puerto (remasterizado)')).id).toBe(albumId);
    expect((await search('puerto')).albums).toHaveLength(1);
  });

  it('swaps the names of two files without a new song', async () => {
    await putAlbum();
    await bring();
    const before = await list();
    move('Puerto/01.mp3', 'Puerto/x');
    move('Puerto/02.flac', 'Puerto/01.mp3');
    move('Puerto/x', 'Puerto/02.flac');
    expect(await bring()).toMatchObject({ outcomes: { new: 0, moved: 2 } });
    expect(await list()).toEqual(before);
  });

  // Proves imported-music: A better file takes the place
  it('gives a better file the place of the former one', async () => {
    await putAlbum();
    await bring();
    const before = await list();
    rmSync(join(folder, 'Puerto/01.mp3'));
    put('Puerto/01.flac', makeTaggedFlac(marea));
    expect(await bring()).toMatchObject({ outcomes: { replaced: 1, new: 0 }, missing: 0 });
    expect(await list()).toEqual(before);
  });

  it('takes the same sound twice as one song that plays while one file is there', async () => {
    await putAlbum();
    put('Copia/01.mp3', await makeTaggedMp3({ ...marea, ALBUM: 'Otra' }));
    expect(await bring()).toMatchObject({ outcomes: { new: 2, copy: 1 } });
    expect(await list()).toHaveLength(2);
    rmSync(join(folder, 'Copia'), { recursive: true });
    expect(await bring()).toMatchObject({ gone: 1 });
    expect((await list()).map((track) => track.is_gone)).toEqual([false, false]);
  });

  // Proves imported-music: Gone and back
  it('greys what is gone, asks where much is, and has it back', async () => {
    await putAlbum();
    put('Puerto/03.mp3', await makeTaggedMp3({ ...marea, TITLE: 'Costa' }, { pitch: 600 }));
    put('Puerto/04.mp3', await makeTaggedMp3({ ...marea, TITLE: 'Dique' }, { pitch: 700 }));
    await bring();
    move('Puerto/04.mp3', '.away.mp3');
    expect(await bring()).toMatchObject({ gone: 1, missing: 0 });
    const gone = (await openAlbum('Puerto')).tracks.find(({ title }) => title === 'Dique');
    expect(gone?.isGone).toBe(true);
    const sound = await call(gone?.audioUrl.replace('/api', '') ?? '');
    expect(sound.statusCode).toBe(404);
    move('Puerto', '.Puerto');
    expect(await bring()).toMatchObject({ gone: 0, missing: 3 });
    expect((await list()).filter((track) => track.is_gone)).toHaveLength(1);
    expect(await bring({ acceptsMissing: true })).toMatchObject({ gone: 3 });
    move('.Puerto', 'Puerto');
    move('.away.mp3', 'Puerto/04.mp3');
    expect(await bring()).toMatchObject({ outcomes: { new: 0, moved: 1, retagged: 3 } });
    expect((await list()).some((track) => track.is_gone)).toBe(false);
  });

  // Proves imported-music: Interrupted
  it('doubles and loses nothing when it is interrupted and repeated', async () => {
    for (let song = 0; song < 12; song += 1) {
      const texts = { ...marea, TITLE: `Canción ${song}`, TRACKNUMBER: `${song + 1}` };
      put(`Puerto/${song}.flac`, makeTaggedFlac(texts, { seconds: 1, pitch: 300 + song }));
    }
    for (let most = 1; most <= 10; most += 1) {
      const stopping = new AbortController();
      let count = 0;
      const onProgress = () => {
        if ((count += 1) >= most) stopping.abort();
      };
      await bring({ signal: stopping.signal, onProgress }).catch(() => undefined);
    }
    await bring();
    expect(await list()).toHaveLength(12);
    expect((await search('puerto')).albums).toHaveLength(1);
    expect((await search('nora faro')).artists).toHaveLength(1);
  });

  it('is brought once by two imports at the same time', async () => {
    await putAlbum();
    await Promise.allSettled([bring(), bring()]);
    await bring();
    expect(await list()).toHaveLength(2);
  });
});

describe('albums and names', () => {
  // Proves imported-music: One album
  it('are not split by years, discs or guests', async () => {
    const texts = { ...marea, DATE: '2017' };
    put('Puerto/CD1/01.flac', makeTaggedFlac(texts, { pitch: 300 }));
    const guest = { ...bruma, ARTIST: 'Nora Faro feat. Jesse y Joy', DATE: '2018' };
    put('Puerto/CD2/01.flac', makeTaggedFlac(guest, { pitch: 310 }));
    await bring();
    const album = await openAlbum('Puerto');
    expect(album.artist.name).toBe('Nora Faro');
    expect(album.tracks).toMatchObject([
      { title: 'Marea', disc: 1 },
      { title: 'Bruma', disc: 2, hasGuests: true, artist: { name: 'Nora Faro feat. Jesse y Joy' } },
    ]);
    const page = fullTrackSchema.parse((await call(`/tracks/${album.tracks[1]?.id}`)).json());
    expect(page.credits.performers.map(({ name }) => name)).toEqual(['Nora Faro', 'Jesse y Joy']);
    const guestId = page.credits.performers[1]?.id;
    expect((await call(`/artists/${guestId}`)).json()).toMatchObject({
      topTracks: [{ title: 'Bruma' }],
    });
  });

  // Proves imported-music: Several artists
  it('of several artists are one album of various artists', async () => {
    for (const [index, ARTIST] of ['Uno', 'Dos & Tres', 'Tierra, Viento y Fuego'].entries()) {
      const texts = { ...marea, ALBUM: 'Verano', ARTIST, TITLE: `Canción ${index}` };
      put(`Verano/${index}.flac`, makeTaggedFlac(texts, { pitch: 300 + index }));
    }
    await bring();
    const album = await openAlbum('Verano');
    expect(album.artist.name).toBe('Varios artistas');
    expect(album.tracks.map(({ artist }) => artist.name)).toEqual([
      'Uno',
      'Dos & Tres',
      'Tierra, Viento y Fuego',
    ]);
  });

  // Proves imported-music: No album by a name alone
  it('of one name in two folders are two albums', async () => {
    put('A/01.flac', makeTaggedFlac({ ...marea, ARTIST: 'Uno', ALBUM: 'Éxitos' }));
    put('B/01.flac', makeTaggedFlac({ ...marea, ARTIST: 'Dos', ALBUM: 'Éxitos' }, { pitch: 500 }));
    await bring();
    expect((await search('éxitos')).albums).toHaveLength(2);
  });

  it('come from the names of files and folders where there are no tags', async () => {
    put('Nora Faro/Puerto/01 - Marea.wav', makeTaggedWav({}));
    await bring();
    const album = await openAlbum('Puerto');
    expect(album).toMatchObject({ artist: { name: 'Nora Faro' }, released: '' });
    expect(album.tracks).toMatchObject([{ title: 'Marea', number: '1' }]);
  });
});

describe('bad files', () => {
  // Proves imported-music: Not taken
  it('are listed with a reason, and stop nothing', async () => {
    await putAlbum();
    put('zeros.mp3', Buffer.alloc(50_000));
    put('empty.flac', Buffer.alloc(0));
    put('sound.aiff', Buffer.concat([Buffer.from('FORM\0\0\0\u0020AIFF'), Buffer.alloc(64)]));
    put('loop/inner/01.mp3', Buffer.from('no'));
    symlinkSync(folder, join(folder, 'loop/back'));
    symlinkSync('/etc/passwd', join(folder, 'link.mp3'));
    writeFileSync(
      Buffer.concat([Buffer.from(`${folder}/`), Buffer.from([0xff, 0xfe]), Buffer.from('.flac')]),
      makeTaggedFlac({ TITLE: 'Raro' }, { pitch: 900 }),
    );
    mkdirSync(join(folder, 'folder.mp3'));
    const report = await bring();
    expect(report.outcomes.new).toBe(3);
    const reasons = Object.fromEntries(report.refused.map(({ path, reason }) => [path, reason]));
    expect(reasons).toEqual({
      'zeros.mp3': 'damaged',
      'empty.flac': 'damaged',
      'sound.aiff': 'aiff',
      'loop/inner/01.mp3': 'damaged',
      'link.mp3': 'noFile',
    });
    put('zeros.mp3', await makeTaggedMp3({ TITLE: 'Ya' }, { pitch: 1_000 }));
    const again = await bring();
    expect(again.outcomes.new).toBe(1);
    expect(again.refused).toHaveLength(4);
  });

  it('in a folder that cannot be read keep everything that was there', async () => {
    if (process.getuid?.() === 0) return;
    await putAlbum();
    await bring();
    chmodSync(join(folder, 'Puerto'), 0o000);
    try {
      expect(await bring({ acceptsMissing: true })).toMatchObject({ gone: 0, unread: ['Puerto'] });
    } finally {
      chmodSync(join(folder, 'Puerto'), 0o700);
    }
  });

  it('are served from the folder alone, also when it became a link', async () => {
    await putAlbum();
    await bring();
    const { tracks } = await openAlbum('Puerto');
    const elsewhere = mkdtempSync(join(tmpdir(), 'tonada-elsewhere-'));
    cpSync(join(folder, 'Puerto'), elsewhere, { recursive: true, preserveTimestamps: true });
    rmSync(join(folder, 'Puerto'), { recursive: true });
    symlinkSync(elsewhere, join(folder, 'Puerto'));
    const sound = await call(tracks[0]?.audioUrl.replace('/api', '') ?? '');
    expect(sound.statusCode).toBe(404);
    rmSync(elsewhere, { recursive: true });
  });

  it('are no folder, or one within another', async () => {
    await bring();
    mkdirSync(join(folder, 'inner'));
    const former = folder;
    folder = join(former, 'inner');
    await expect(bring()).rejects.toMatchObject({ reason: 'overlaps' });
    folder = join(former, 'nowhere');
    await expect(bring()).rejects.toMatchObject({ reason: 'absent' });
    folder = former;
  });
});

// Proves imported-music: No payout
it('plays of imported music are counted, earn nothing and are stated to nobody', async () => {
  await putAlbum();
  await bring();
  for (const { id } of await list()) {
    for (const day of ['2026-10-10', '2026-10-11']) {
      const playedAt = new Date(`${day}T12:00:00Z`);
      await recordPlay(tonada.db, { listenerId: listener.id, trackId: id, playedAt });
    }
  }
  const plays = await tonada.db.select().from(playTable);
  expect(plays.map(({ earned }) => earned)).toEqual([0, 0, 0, 0]);
  await recountFigures(tonada.db);
  await closeMonths(tonada.db, new Date('2026-11-01T00:00:00Z'));
  expect(await tonada.db.select().from(statementTable)).toEqual([]);
  expect(await tonada.db.select().from(payComparisonTable)).toEqual([]);
  const { body } = await call('/albums/' + (await openAlbum('Puerto')).id);
  expect(JSON.parse(body).tracks[0].playCount).toBe(2);
});
