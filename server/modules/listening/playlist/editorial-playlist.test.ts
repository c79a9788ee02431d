import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EditorialPlaylist } from '#contract/editorial-playlist.ts';
import { addPlaylist } from '../../../testing/add-playlist.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { readStaffActions } from '../../../testing/read-staff-actions.ts';

let tonada: TestApp;
let eva: SignedIn;
let listener: SignedIn;

beforeAll(async () => {
  tonada = await startTestApp();
  eva = await tonada.signIn({ displayName: 'Eva Editora', role: 'editorial' });
  listener = await tonada.signIn();
  const about = { id: 'pls_oyente', ownerId: listener.id, createdAt: tonada.clock() };
  await addPlaylist(tonada.db, about, []);
});
afterAll(() => tonada.close());

const desk = '/api/playlists/editorial';
const full = {
  name: 'Noches de ámbar',
  description: 'Para no dormir todavía.',
  coverImage: '',
  category: 'mood',
  priority: 3,
  isActive: true,
};

type Call = { payload?: object; headers?: Record<string, string>; who?: SignedIn };

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, on: Call = {}) =>
  tonada.app.inject({
    method,
    url,
    headers: { ...(on.who ?? eva).headers, ...on.headers },
    ...(on.payload && { payload: on.payload }),
  });

const list = async () => (await call('GET', desk)).json<EditorialPlaylist[]>();
const find = async (id: string) => (await list()).find((each) => each.id === id);

async function make(about: Partial<typeof full> = {}) {
  const answer = await call('POST', desk, { payload: { ...full, ...about } });
  expect(answer.statusCode).toBe(201);
  return answer.json<EditorialPlaylist>();
}

const change = (id: string, payload: object, headers = {}) =>
  call('PUT', `${desk}/${id}`, { payload, headers });

const featured = async () => {
  const answer = await tonada.app.inject('/api/playlists/featured');
  return answer.json<{ name: string }[]>().map(({ name }) => name);
};

const found = async (q: string) => {
  const answer = await tonada.app.inject(`/api/search?q=${encodeURIComponent(q)}`);
  return answer.json<{ playlists: { id: string }[] }>().playlists.map(({ id }) => id);
};

describe('a new editorial playlist', () => {
  // Proves editorial: Fields, defaults
  it('is returned with all fields, and listed', async () => {
    const made = await make();
    expect(made).toEqual({
      ...full,
      id: made.id,
      picture: `/api/images/playlist/${made.id}`,
      followers: 0,
      tracks: [],
      trackCount: 0,
      totalDuration: 0,
      createdAt: '2026-11-20T20:00:00.000Z',
      lastUpdated: '2026-11-20T20:00:00.000Z',
      createdBy: 'Eva Editora',
      version: 1,
    });
    expect(await find(made.id)).toEqual(made);
  });

  it('is featured with priority 1 by default', async () => {
    const made = (await call('POST', desk, { payload: { name: ' Sola ' } })).json();
    const expected = { name: 'Sola', category: 'featured', priority: 1, isActive: true };
    expect(made).toMatchObject({ ...expected, description: '', coverImage: '' });
  });

  // Proves editorial: Owner
  it('belongs to the house account, which nobody can sign in with', async () => {
    const { id } = await make({ name: 'De la casa' });
    const { owner } = (await tonada.app.inject(`/api/playlists/${id}`)).json();
    expect(owner.displayName).toBe('Tonada');
    expect(owner.id).not.toBe(eva.id);
  });

  // Proves editorial: Bad input
  it.each([
    [{ name: '   ' }, 'name'],
    [{ name: '\u200b\u200b' }, 'name'],
    [{ name: 'a'.repeat(101) }, 'name'],
    [{ description: 'a'.repeat(301) }, 'description'],
    [{ category: 'constructor' }, 'category'],
    [{ priority: 0 }, 'priority'],
    [{ priority: 11 }, 'priority'],
    [{ priority: 1.5 }, 'priority'],
    [{ priority: 'abc' }, 'priority'],
    [{ isActive: 'true' }, 'isActive'],
    [{ coverImage: 'javascript:alert(1)' }, 'coverImage'],
    [{ coverImage: 'data:image/png;base64,AA' }, 'coverImage'],
    [{ coverImage: 'https://ana:clave@example.com/a.png' }, 'coverImage'],
    [{ coverImage: 'http://example.com/a.png' }, 'coverImage'],
    [{ coverImage: '/api/images/user/usr_1' }, 'coverImage'],
    [{ coverImage: '/api/images/playlist/pls_oyente' }, 'coverImage'],
    [{ coverImage: `staged:${'0'.repeat(43)}` }, 'coverImage'],
    [{ coverImage: `https://example.com/${'a'.repeat(2048)}` }, 'coverImage'],
    [{ followers: 1000 }, 'followers'],
  ])('is refused at its field: %j', async (about, field) => {
    const before = await list();
    const answer = await call('POST', desk, { payload: { ...full, ...about } });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields)).toEqual([field]);
    expect(await list()).toEqual(before);
  });

  // Proves editorial: Text stays text
  it.each(['<img src=x onerror=alert(1)>', 'قائمة abc', "'; drop table playlist; --"])(
    'keeps %s as text',
    async (name) => {
      expect((await find((await make({ name })).id))?.name).toBe(name);
    },
  );

  // Proves editorial: Made once
  it('is created once per key, however often it is sent', async () => {
    const sent = {
      payload: { ...full, name: 'Una vez' },
      headers: { 'idempotency-key': 'once-1' },
    };
    const answers = await Promise.all([call('POST', desk, sent), call('POST', desk, sent)]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect((await list()).filter(({ name }) => name === 'Una vez')).toHaveLength(1);
  });
});

describe('a change', () => {
  // Proves editorial: `_id`
  it('answers the playlist under its own _id', async () => {
    const { id, ...made } = await make();
    tonada.clock.advance(60_000);
    const answer = await change(id, { ...full, name: 'Otra', priority: 10 });
    const changed = { ...made, name: 'Otra', priority: 10, version: 2 };
    const lastUpdated = tonada.clock().toISOString();
    expect(answer.json()).toEqual({ playlist: { ...changed, _id: id, lastUpdated } });
  });

  it('of nothing changes nothing', async () => {
    const made = await make();
    await change(made.id, full);
    expect(await find(made.id)).toEqual(made);
  });

  it('leaves nothing out', async () => {
    const { id } = await make();
    const { isActive: _isActive, ...rest } = full;
    expect((await change(id, rest)).json().fields).toHaveProperty('isActive');
  });

  // Proves editorial: Two editors
  it('does not undo another editor’s change since it was read', async () => {
    const { id } = await make();
    await change(id, { ...full, name: 'De Luis' }, { 'if-match': '"1"' });
    const late = await change(id, { ...full, priority: 9 }, { 'if-match': '"1"' });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      code: 'duplicate',
      fields: { name: 'Ahora es «De Luis».', priority: 'Ahora es «3».' },
    });
    expect((await find(id))?.name).toBe('De Luis');
    const current = await change(id, { ...full, priority: 9 }, { 'if-match': '"2"' });
    expect(current.statusCode).toBe(200);
    expect((await change(id, full, { 'if-match': 'ayer' })).statusCode).toBe(400);
  });

  // Proves forms: Saved twice: editorial playlist
  // Proves editorial: Two people at once
  it('is accepted once of two simultaneous ones', async () => {
    const { id } = await make();
    const seen = { 'if-match': '"1"' };
    const answers = await Promise.all([
      change(id, { ...full, name: 'Una' }, seen),
      change(id, { ...full, name: 'Otra' }, seen),
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  });

  // Proves editorial: A listener's playlist
  it.each(['pls_oyente', 'pls_nada'])('of %s, which is not editorial, is not found', async (id) => {
    expect((await change(id, full)).statusCode).toBe(404);
    expect((await call('DELETE', `${desk}/${id}`)).statusCode).toBe(404);
  });

  // Proves editorial: Deleted by another editor
  it('of a deleted one is not found', async () => {
    const { id } = await make();
    expect((await call('DELETE', `${desk}/${id}`)).statusCode).toBe(204);
    expect((await change(id, full)).statusCode).toBe(404);
    expect((await call('DELETE', `${desk}/${id}`)).statusCode).toBe(404);
    expect((await tonada.app.inject(`/api/playlists/${id}`)).statusCode).toBe(404);
  });
});

describe('home and search', () => {
  // Proves editorial: Home's order
  it('list active ones by priority, the older first among equals', async () => {
    for (const { id } of await list()) await call('DELETE', `${desk}/${id}`);
    await make({ name: 'Diez', priority: 10 });
    await make({ name: 'Uno y después', priority: 1 });
    const late = await make({ name: 'Dos', priority: 2 });
    expect(await featured()).toEqual(['Uno y después', 'Dos', 'Diez']);
    await change(late.id, { ...full, name: 'Dos', priority: 1 });
    expect(await featured()).toEqual(['Uno y después', 'Dos', 'Diez']);
    await change(late.id, { ...full, name: 'Dos', priority: 10 });
    expect(await featured()).toEqual(['Uno y después', 'Diez', 'Dos']);
    expect((await list()).map(({ name }) => name)).toEqual(['Uno y después', 'Diez', 'Dos']);
  });

  // Proves editorial: Switched off
  it('omit one that is switched off, which keeps its followers', async () => {
    const { id } = await make({ name: 'Murciélago' });
    expect(await featured()).toContain('Murciélago');
    expect(await found('murcielago')).toEqual([id]);
    await change(id, { ...full, name: 'Murciélago', isActive: false });
    expect(await featured()).not.toContain('Murciélago');
    expect(await found('murcielago')).toEqual([]);
    const page = `/api/playlists/${id}`;
    expect((await call('GET', page, { who: listener })).statusCode).toBe(404);
    expect((await call('GET', page)).statusCode).toBe(200);
    await change(id, { ...full, name: 'Murciélago' });
    expect(await featured()).toContain('Murciélago');
    expect((await call('GET', page, { who: listener })).statusCode).toBe(200);
  });

  it('find a misspelt editorial playlist', async () => {
    const { id } = await make({ name: 'Zarzaparrilla' });
    expect(await found('zarzaparila')).toEqual([id]);
  });
});

describe('a cover', () => {
  // Proves editorial: Cover by address
  it('at a foreign address is in lists, but not at our own paths', async () => {
    const address = 'https://covers.example.com/a.png?x=1';
    const { id, picture, coverImage } = await make({ coverImage: address });
    expect(coverImage).toBe(address);
    const opened = async () =>
      (await tonada.app.inject(`/api/playlists/${id}`)).json<{ coverImage: string }>().coverImage;
    expect(await opened()).toBe(address);
    const answer = await tonada.app.inject(`${picture}?w=96`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
    await change(id, { ...full, coverImage: '' });
    expect(await opened()).toBe(picture);
  });

  // Proves editorial: Uploaded cover
  it('that was uploaded belongs to the first playlist that uses it', async () => {
    const send = (who = eva) =>
      tonada.app.inject({
        method: 'PUT',
        url: '/api/editorial/uploads/cover',
        headers: { ...who.headers, 'content-type': 'image/png' },
        payload: picture,
      });
    const square = { width: 640, height: 640, channels: 3, background: 'teal' } as const;
    const picture = await sharp({ create: square }).png().toBuffer();
    const { coverImage } = (await send()).json();
    expect((await send(listener)).statusCode).toBe(403);
    const made = await make({ coverImage });
    expect(made.coverImage).toBe(made.picture);
    const again = await call('POST', desk, { payload: { ...full, coverImage } });
    expect(again.statusCode).toBe(400);
    await change(made.id, { ...full, coverImage: made.coverImage, priority: 8 });
    expect(await find(made.id)).toMatchObject({ coverImage: made.picture, priority: 8 });
  });
});

// Proves editorial: Logged
it('logs who did what, with the former values', async () => {
  const { id } = await make({ name: 'Anotada' });
  await change(id, { ...full, name: 'Anotada', isActive: false });
  await change(id, { ...full, name: 'Tachada', isActive: false });
  await call('DELETE', `${desk}/${id}`);
  const acts = (await readStaffActions(tonada.db)).filter((act) => act.targetId === id);
  expect(acts.map(({ action, before, after }) => [action, before, after])).toEqual([
    ['editorial.create', null, expect.objectContaining({ name: 'Anotada', priority: 3 })],
    ['editorial.deactivate', { isActive: true }, { isActive: false }],
    ['editorial.change', { name: 'Anotada' }, { name: 'Tachada' }],
    ['editorial.delete', expect.objectContaining({ name: 'Tachada' }), null],
  ]);
});

// Proves editorial: 300 at once, one statement
it('reads 300 playlists in one statement, and home’s fifty in one', async () => {
  for (let made = 0; made < 300; made += 30) {
    const some = Array.from({ length: 30 }, (_, at) => `Lista ${made + at}`);
    await Promise.all(some.map((name) => make({ name, priority: 10 })));
  }
  // One for the session.
  expect(await countStatements(list)).toBe(2);
  expect((await list()).length).toBeGreaterThanOrEqual(300);
  tonada.clock.advance(60_000);
  expect(await countStatements(featured)).toBe(1);
  expect((await featured()).length).toBe(50);
});
