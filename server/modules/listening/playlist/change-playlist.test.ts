import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { addPlaylist } from '../../../testing/add-playlist.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let tonada: TestApp;
let owner: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  tonada = await startTestApp();
  [owner, other] = [await tonada.signIn(), await tonada.signIn()];
  await addTracks(tonada.db, [{ id: 'trk_1', title: 'Uno' }]);
});
afterAll(() => tonada.close());

let made = 0;

async function makePlaylist(
  row: { isPublic?: boolean; name?: string; featuredPosition?: number } = {},
) {
  const id = `pls_${(made += 1)}`;
  const about = { id, ownerId: owner.id, createdAt: tonada.clock(), description: 'Para leer' };
  await addPlaylist(tonada.db, { ...about, ...row }, ['trk_1']);
  return `/api/playlists/${id}`;
}

function call(method: 'GET' | 'PATCH' | 'DELETE', url: string, who?: SignedIn, payload?: object) {
  const headers = who && { headers: who.headers };
  return tonada.app.inject({ method, url, ...headers, ...(payload && { payload }) });
}

async function namesFound(q: string, who?: SignedIn): Promise<string[]> {
  const { playlists } = (await call('GET', `/api/search?q=${q}`, who)).json();
  return playlists.map(({ name }: { name: string }) => name);
}

describe('changing a playlist', () => {
  it('returns its new state', async () => {
    const url = await makePlaylist();
    const answer = await call('PATCH', url, owner, { name: '  Noches de ñu  ' });
    expect(answer.statusCode).toBe(200);
    const shown = { isPublic: true, visibility: 'public' };
    const expected = { name: 'Noches de ñu', description: 'Para leer', ...shown };
    expect(answer.json()).toEqual({ id: url.split('/').at(-1), ...expected });
    const { visibility: _public, ...listed } = expected;
    expect((await call('GET', url)).json()).toMatchObject(listed);
  });

  it.each([
    [{ description: '' }, { description: '', isPublic: true }],
    [{ visibility: 'private' }, { description: 'Para leer', isPublic: false }],
    [{ isPublic: false }, { visibility: 'private', isPublic: false }],
    [{ visibility: 'link' }, { visibility: 'link', isPublic: false }],
    [{}, { description: 'Para leer', isPublic: true }],
    [{ name: '<b>Lista</b> 🎵' }, { name: '<b>Lista</b> 🎵' }],
    [{ name: 'قائمة الأغاني' }, { name: 'قائمة الأغاني' }],
  ])('with %j changes nothing else', async (changes, expected) => {
    const url = await makePlaylist();
    expect((await call('PATCH', url, owner, changes)).json()).toMatchObject(expected);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: ' \t ' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ name: null }, 'name'],
    [{ description: 'x'.repeat(301) }, 'description'],
    [{ visibility: 'hidden' }, 'visibility'],
    [{ ownerId: 'usr_1' }, 'ownerId'],
    [{ featuredPosition: 1 }, 'featuredPosition'],
  ])('refuses %j', async (changes, field) => {
    const answer = await call('PATCH', await makePlaylist(), owner, changes);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'invalid',
      fields: { [field]: expect.any(String) },
    });
  });

  it('refuses a NUL in a name', async () => {
    const answer = await call('PATCH', await makePlaylist(), owner, { name: 'a\0b' });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid']);
  });

  // Proves library: A form that was opened earlier
  it('stays private when an earlier opened form is saved', async () => {
    const url = await makePlaylist({ name: 'Patio' });
    await call('PATCH', url, owner, { visibility: 'private' });
    const answer = await call('PATCH', url, owner, { name: 'Azotea', seen: { name: 'Patio' } });
    expect(answer.json()).toMatchObject({ name: 'Azotea', isPublic: false });
  });

  it('names a visibility that was chosen meanwhile', async () => {
    const url = await makePlaylist();
    await call('PATCH', url, owner, { visibility: 'private' });
    const late = { visibility: 'link', seen: { visibility: 'public' } };
    expect((await call('PATCH', url, owner, late)).json()).toMatchObject({
      fields: { visibility: 'Ahora es «Privada».' },
      current: { visibility: 'private' },
    });
  });

  // Proves forms: Saved twice: playlist
  it('rejects the later of two renames with the new name', async () => {
    const url = await makePlaylist({ name: 'Patio' });
    await call('PATCH', url, owner, { name: 'Azotea', description: '' });
    const late = await call('PATCH', url, owner, {
      name: 'Terraza',
      description: 'Al sol',
      seen: { name: 'Patio', description: 'Para leer' },
    });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      code: 'duplicate',
      fields: { name: 'Ahora es «Azotea».', description: 'Ahora está vacío.' },
      current: { name: 'Azotea', description: '' },
    });
    expect((await call('GET', url, owner)).json()).toMatchObject({ name: 'Azotea' });
    const again = { name: 'Terraza', seen: late.json().current };
    expect((await call('PATCH', url, owner, again)).json()).toMatchObject({ name: 'Terraza' });
  });

  it('is for its owner alone', async () => {
    const [open, hidden] = [await makePlaylist(), await makePlaylist({ isPublic: false })];
    const change = (url: string, who?: SignedIn) => call('PATCH', url, who, { name: 'Otra' });
    expect((await change(open, other)).statusCode).toBe(403);
    expect((await change(hidden, other)).statusCode).toBe(404);
    expect((await change('/api/playlists/pls_none', other)).statusCode).toBe(404);
    expect((await change(open)).statusCode).toBe(401);
    expect((await call('GET', open)).json().name).not.toBe('Otra');
  });

  it('answers for a private playlist as for a missing one', async () => {
    const hidden = await makePlaylist({ isPublic: false });
    const urls = [hidden, '/api/playlists/pls_none', '/api/playlists/no%20id'];
    const bodies = await Promise.all(
      urls.flatMap((url) => [
        call('GET', url, other),
        call('GET', `${url}/tracks`, other),
        call('PATCH', url, other, { name: 'x' }),
        call('DELETE', url, other),
      ]),
    );
    const answers = new Set(
      bodies.map((answer) => {
        const { requestId: _requestId, ...body } = answer.json();
        return JSON.stringify([answer.statusCode, body]);
      }),
    );
    expect(answers.size).toBe(1);
    expect([...answers][0]).toContain('not-found');
  });
});

describe('search', () => {
  it('finds a playlist only by its new name', async () => {
    const url = await makePlaylist({ name: 'Madrugada tibia' });
    expect(await namesFound('madrugada')).toEqual(['Madrugada tibia']);
    await call('PATCH', url, owner, { name: 'Ángeles caídos' });
    expect(await namesFound('madrugada')).toEqual([]);
    expect(await namesFound('angeles')).toEqual(['Ángeles caídos']);
  });

  it('finds no playlist once it is private', async () => {
    const url = await makePlaylist({ name: 'Secretos' });
    expect(await namesFound('secretos', other)).toEqual(['Secretos']);
    await call('PATCH', url, owner, { visibility: 'private' });
    expect(await namesFound('secretos', other)).toEqual([]);
    expect(await namesFound('secretos')).toEqual([]);
    await call('PATCH', url, owner, { visibility: 'public' });
    expect(await namesFound('secretos')).toEqual(['Secretos']);
  });

  it('finds no deleted playlist', async () => {
    const url = await makePlaylist({ name: 'Efímera' });
    await call('DELETE', url, owner);
    expect(await namesFound('efimera')).toEqual([]);
  });
});

describe('the featured playlists', () => {
  async function featured(): Promise<{ name: string; trackCount: number }[]> {
    return (await call('GET', '/api/playlists/featured')).json();
  }

  it('follow a change at once', async () => {
    const url = await makePlaylist({ name: 'De portada', featuredPosition: 1 });
    expect(await featured()).toMatchObject([{ name: 'De portada', trackCount: 1 }]);
    await call('PATCH', url, owner, { name: 'Portada nueva' });
    expect(await featured()).toMatchObject([{ name: 'Portada nueva' }]);
    await call('DELETE', `${url}/tracks/trk_1`, owner);
    expect(await featured()).toMatchObject([{ trackCount: 0 }]);
    await call('PATCH', url, owner, { visibility: 'private' });
    expect(await featured()).toEqual([]);
    await call('PATCH', url, owner, { visibility: 'public' });
    expect(await featured()).toHaveLength(1);
    await call('DELETE', url, owner);
    expect(await featured()).toEqual([]);
  });
});

describe('deleting a playlist', () => {
  // Proves calls: A playlist deleted
  it('removes it everywhere', async () => {
    const url = await makePlaylist();
    expect((await call('DELETE', url, owner)).statusCode).toBe(204);
    expect((await call('GET', url, owner)).statusCode).toBe(404);
    expect((await call('DELETE', url, owner)).statusCode).toBe(404);
    const own: { id: string }[] = (await call('GET', '/api/playlists/user', owner)).json();
    expect(own.map(({ id }) => `/api/playlists/${id}`)).not.toContain(url);
  });

  it('is for its owner alone', async () => {
    const [open, hidden] = [await makePlaylist(), await makePlaylist({ isPublic: false })];
    expect((await call('DELETE', open, other)).statusCode).toBe(403);
    expect((await call('DELETE', hidden, other)).statusCode).toBe(404);
    expect((await call('DELETE', open)).statusCode).toBe(401);
    expect((await call('GET', open)).statusCode).toBe(200);
  });
});
