import { eq, sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchPage, SearchResults } from '#contract/search.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { userTable } from '../../people/user/user.table.ts';

let tonada: TestApp;

beforeAll(async () => {
  tonada = await startTestApp();
  await addTracks(tonada.db, [
    { id: 'trk_corazon', title: 'Corazón', artist: 'Nerea Solís', plays: 10 },
    { id: 'trk_corazon_hit', title: 'Corazón', artist: 'Los Vientos', plays: 5000 },
    { id: 'trk_corazones', title: 'Corazones de papel', artist: 'Los Vientos', plays: 900_000 },
    { id: 'trk_mi_corazon', title: 'Dame tu corazón', artist: 'Nerea Solís', plays: 2_000_000 },
    { id: 'trk_nino', title: 'El niño y la caña', artist: 'Peña Brava', plays: 70 },
    { id: 'trk_medianoche', title: 'Medianoche en Lugo', artist: 'Peña Brava', plays: 3 },
    { id: 'trk_x', title: 'X', artist: 'Dúo Ñ', plays: 3 },
    { id: 'trk_symbols', title: '¡¡¡…!!!', artist: 'Dúo Ñ', plays: 3 },
    { id: 'trk_sos', title: 'S.O.S.', artist: 'Dúo Ñ', plays: 3 },
    { id: 'trk_acdc', title: 'AC/DC en vivo', artist: 'Dúo Ñ', plays: 3 },
    { id: 'trk_blink', title: 'Blink-182', artist: 'Dúo Ñ', plays: 3 },
    { id: 'trk_together', title: 'YMCA', artist: 'Dúo Ñ', plays: 3 },
    { id: 'trk_divide', title: '÷', artist: 'Dúo Ñ', plays: 3 },
    { id: 'trk_plus', title: '+', artist: 'Dúo Ñ', plays: 3 },
    { id: 'trk_nocturne', title: '東京の夜曲', artist: '王菲', plays: 3 },
    // Better known, with the same beginning.
    ...['Sosiego', 'Sosos', 'Sostén', 'Acdcito', 'Blink182x'].map((title, index) => ({
      id: `trk_alike_${index}`,
      title,
      artist: 'Otros',
      plays: 9000 + index,
    })),
    { id: 'trk_1999', title: '1999 (1e5 remix)', artist: 'Dúo Ñ', plays: 3 },
    ...Array.from({ length: 40 }, (_, index) => ({
      id: `trk_fill_${index}`,
      title: `Verano número ${index}`,
      artist: `Banda ${index}`,
      plays: index,
    })),
  ]);
});
afterAll(() => tonada.close());

async function search(q: string): Promise<SearchResults> {
  const answer = await tonada.app.inject({ url: '/api/search', query: { q } });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const nothing = { tracks: [], artists: [], albums: [], playlists: [], people: [] };
const trackIds = ({ tracks }: SearchResults) => tracks.map(({ id }) => id);
const artistNames = ({ artists }: SearchResults) => artists.map(({ name }) => name);

describe('search', () => {
  it('puts exact names first, then beginnings, then the rest, each by popularity', async () => {
    expect(trackIds(await search('corazon'))).toEqual([
      'trk_corazon_hit',
      'trk_corazon',
      'trk_corazones',
      'trk_mi_corazon',
    ]);
  });

  // Proves search: Titles of signs, any part of Chinese and Japanese
  it.each([
    ['CORAZÓN', 'trk_corazon_hit'],
    ['corazón nerea', 'trk_corazon'],
    ['solis corazon', 'trk_corazon'],
    ['el nino', 'trk_nino'],
    ['caña', 'trk_nino'],
    ['cana niño', 'trk_nino'],
    ['  medianoche   en lugo!! ', 'trk_medianoche'],
    ['medianoche en l', 'trk_medianoche'],
    ['x', 'trk_x'],
    ['1999', 'trk_1999'],
    ['1e5', 'trk_1999'],
    ['sos', 'trk_sos'],
    ['s.o.s', 'trk_sos'],
    ['y.m.c.a.', 'trk_together'],
    ['acdc en vivo', 'trk_acdc'],
    ['÷', 'trk_divide'],
    ['+', 'trk_plus'],
    ['¡¡¡', 'trk_symbols'],
    ['夜', 'trk_nocturne'],
    ['の夜', 'trk_nocturne'],
    ['夜曲', 'trk_nocturne'],
    ['菲', 'trk_nocturne'],
  ])('%j finds %s first', async (query, id) => {
    expect(trackIds(await search(query))[0]).toBe(id);
  });

  // Proves search: Typing errors
  it.each([
    ['medianohe', 'trk_medianoche'],
    ['medainoche lugo', 'trk_medianoche'],
    ['meddianoxhe', 'trk_medianoche'],
    ['el ninio', 'trk_nino'],
    ['corazomes de papel', 'trk_corazones'],
    ['nerea solos', 'trk_mi_corazon'],
  ])('forgives typing errors: %j finds %s', async (query, id) => {
    expect(trackIds(await search(query))).toContain(id);
  });

  // Proves search: Written as one
  it.each([
    ['acdc', 'trk_acdc'],
    ['blink182', 'trk_blink'],
    ['blink 182', 'trk_blink'],
  ])('%j finds %s among the first three', async (query, id) => {
    expect(trackIds(await search(query)).slice(0, 3)).toContain(id);
  });

  // Proves search: Playlists by misspelt words
  it('forgives typing errors in the names of playlists that are public, at once', async () => {
    const { headers } = await tonada.signIn();
    const payload = { name: 'Guaracha del Zaguán' };
    await tonada.app.inject({ method: 'POST', url: '/api/playlists', headers, payload });
    for (const query of ['guarcha', 'guaracha del zagan', 'saguan']) {
      const { playlists } = await search(query);
      expect(playlists.map(({ name }) => name)).toContain(payload.name);
    }
  });

  // Proves search: Folders of older versions
  it('reindexes content of an older version', async () => {
    const { db, app, clock } = tonada;
    await db.execute(
      sql`update track set search_text = 's o s duo n', search_key = 's o s' where id = 'trk_sos'`,
    );
    await db.execute(sql`update artist set search_text = trim(search_text)`);
    expect(trackIds(await search('sos'))).not.toContain('trk_sos');
    clock.advance(6 * 3_600_000);
    await app.jobs.runDue();
    expect(trackIds(await search('sos'))).toContain('trk_sos');
  });

  // Proves calls: Search
  // Proves search: Only public playlists are found
  it('finds artists, albums and public playlists by name', async () => {
    const listener = await tonada.signIn();
    await tonada.app.inject({
      method: 'POST',
      url: '/api/playlists',
      headers: listener.headers,
      payload: { name: 'Vientos del sur' },
    });
    const found = await search('vientos');
    expect(artistNames(found)).toEqual(['Los Vientos']);
    expect(found.artists[0]).toMatchObject({ image: '/api/images/artist/art_los-vientos' });
    expect(found.albums).toMatchObject([{ title: 'Disco', artist: { name: 'Los Vientos' } }]);
    expect(found.playlists).toMatchObject([{ name: 'Vientos del sur', trackCount: 0 }]);
    expect(artistNames(await search('d'))).toEqual(['Dúo Ñ']);
  });

  // Proves search: The same on the server
  it('ends after 10 tracks and 6 artists, albums and playlists', async () => {
    const { tracks, artists, albums } = await search('banda');
    expect([tracks.length, artists.length, albums.length]).toEqual([10, 6, 6]);
    const { tracks: summer } = await search('verano');
    expect(summer.map(({ id }) => id)).toContain('trk_fill_39');
    expect(summer[0]?.id).toBe('trk_fill_39');
  });

  it.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['symbols', '%_\\\'"*:&|!()<->'],
    ['emoji', '🎵🔥💃🏽'],
    ['NUL', '\u0000'],
    ['a word nobody uses', 'zzyzzx'],
    ['500 letters', 'q'.repeat(500)],
    ['500 words', 'q '.repeat(500)],
    ['500 symbols', '!'.repeat(500)],
    ['SQL', "'; drop table track; --"],
    ['a query of full text', "corazon' & !nerea | (x <-> y):*"],
    ['half an emoji', '\ud83c'],
  ])('answers %s with empty results', async (_, query) => {
    expect(await search(query)).toMatchObject(nothing);
  });

  it.each(['/api/search', '/api/search?q='])('%s is empty', async (url) => {
    expect((await tonada.app.inject({ url })).json()).toMatchObject({ tracks: [] });
  });

  it.each(['/api/search?q=a&q=b', `/api/search?q=${'x'.repeat(1001)}`, '/api/search?query=a'])(
    'refuses %s',
    async (url) => {
      const answer = await tonada.app.inject({ url });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'invalid' });
    },
  );

  it('shows a listener their likes', async () => {
    const { headers } = await tonada.signIn();
    await tonada.app.inject({ method: 'POST', url: '/api/tracks/trk_nino/like', headers });
    const answer = await tonada.app.inject({ url: '/api/search?q=nino', headers });
    expect(answer.json().tracks[0]).toMatchObject({ id: 'trk_nino', liked: true });
  });

  // Proves search: The closest
  it.each([
    ['medainoche lugo', 'medianoche lugo'],
    ['nerea soliz', 'Nerea Solís'],
    ['nerea solís zzyzzx', 'Nerea Solís'],
    ['medianoche vientos', 'Los Vientos'],
  ])('offers for %j, which nothing fits, %j', async (query, closest) => {
    expect((await search(query)).closest).toBe(closest);
  });

  it('offers nothing where something fits', async () => {
    expect(await search('corazon')).not.toHaveProperty('closest');
  });

  // Proves search: People
  it('finds people by words of their name, never by email or while suspended', async () => {
    const { id } = await tonada.signIn({
      displayName: 'Jimena Arrabal',
      email: 'zarzamora@example.org',
    });
    const names = async (query: string) =>
      (await search(query)).people?.map(({ displayName }) => displayName);
    expect(await names('arrab')).toEqual(['Jimena Arrabal']);
    expect(await names('ji')).toEqual(['Jimena Arrabal']);
    expect(await names('zarzamora')).toEqual([]);
    expect(await names('jimena zarzamora')).toEqual([]);
    await tonada.db.update(userTable).set({ status: 'suspended' }).where(eq(userTable.id, id));
    expect(await names('arrabal')).toEqual([]);
  });

  // Proves search: The same on the server
  it('pages through all results of a kind', async () => {
    const read = async (from: number) => {
      const answer = await tonada.app.inject({
        url: '/api/search/tracks',
        query: { q: 'verano', from: String(from) },
      });
      return answer.json<SearchPage>();
    };
    const [first, second] = [await read(0), await read(30)];
    expect([first.tracks.length, first.next]).toEqual([30, 30]);
    expect([second.tracks.length, second.next]).toEqual([10, null]);
    const ids = [...trackIds(first), ...trackIds(second)];
    expect(new Set(ids).size).toBe(40);
    expect(trackIds(await search('verano'))).toEqual(ids.slice(0, 10));
  });

  it.each(['albums', 'artists', 'playlists', 'people'])('has a page of %s', async (kind) => {
    const answer = await tonada.app.inject({ url: `/api/search/${kind}?q=vientos` });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ tracks: [], next: null });
  });

  it('refuses a page before the first', async () => {
    const answer = await tonada.app.inject({ url: '/api/search/tracks?q=a&from=-1' });
    expect(answer.statusCode).toBe(400);
  });

  it('takes a bounded number of statements, with correction', async () => {
    expect(await countStatements(() => search('banda'))).toBe(6);
    expect(await countStatements(() => search('🎵'))).toBe(5);
    expect(await countStatements(() => search('xorazom mexianoche'))).toBe(19);
  });
});
