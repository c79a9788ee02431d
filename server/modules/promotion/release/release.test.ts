import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Right } from '#contract/right.ts';
import { makeMp3 } from '../../../testing/make-sound.ts';
import { type ReleaseApp, startReleaseApp, getTrack } from '../../../testing/start-release-app.ts';
import { faro, uno } from '../../../testing/start-payment-app.ts';
import { labelContractTable } from '../../catalogue/label/label-contract.table.ts';
import { labelMemberTable } from '../../catalogue/label/label-member.table.ts';
import { canPreview } from './can-preview.repository.ts';
import { releaseTable } from './release.table.ts';

let tonada: ReleaseApp;
beforeAll(async () => {
  tonada = await startReleaseApp();
});
beforeEach(async () => {
  await tonada.startAnew();
  await tonada.db.delete(releaseTable);
});
afterAll(() => tonada.close());

const empty = {
  title: '',
  artistId: null,
  type: 'single',
  releaseDate: null,
  upc: '',
  cover: null,
  tracks: [],
} as const;

describe('who may', () => {
  // Proves releases: Access
  it.each([
    ['GET', 'label/drafts', { casa: 200, user: 403, artist: 403, editora: 403, admin: 400 }],
    ['POST', 'label/drafts', { user: 403, artist: 403, editora: 403 }],
    ['GET', 'editorial/releases', { casa: 403, user: 403, artist: 403, editora: 200, admin: 200 }],
    ['POST', 'editorial/releases/x/approve', { casa: 403, user: 403, editora: 404, admin: 404 }],
    ['POST', 'editorial/releases/x/reject', { casa: 403, artist: 403 }],
  ] as const)('%s %s', async (method, path, answers) => {
    const payload = path.startsWith('label') ? { ...empty, tracks: [] } : { version: 1 };
    const requested = method === 'POST' ? { payload } : {};
    for (const [who, status] of Object.entries(answers)) {
      expect([who, (await tonada.call(who, method, path, requested)).statusCode]).toEqual([
        who,
        status,
      ]);
    }
    expect((await tonada.call('nadie', method, path, requested)).statusCode).toBe(401);
  });

  // Proves releases: Another's draft, an administrator
  // Proves security: V8.4 Tenants
  it('see a draft: its label, and an admin who names the label', async () => {
    const { id } = await tonada.create(await tonada.draft());
    const { casa } = tonada.labels;
    const status = async (who: string, query = '') =>
      (await tonada.call(who, 'GET', `label/drafts/${id}${query}`)).statusCode;
    expect(await status('casa')).toBe(200);
    expect(await status('otra')).toBe(404);
    expect(await status('admin', `?label=${casa}`)).toBe(200);
    expect((await tonada.call('otra', 'DELETE', `label/drafts/${id}`)).statusCode).toBe(404);
  });

  // Proves releases: Signed addresses
  it('hear and see unpublished ones: holders of a signed address', async () => {
    const { coverImage, tracks } = await tonada.pending();
    for (const address of [coverImage ?? '', tracks[0]?.audioUrl ?? '']) {
      expect((await tonada.app.inject(address)).statusCode).toBe(200);
      const forged = address.replace(/s=.*/, 's=AAAAAAAAAAAAAAAAAAAAAA');
      expect((await tonada.app.inject(forged)).statusCode).toBe(403);
    }
    tonada.clock.advance(16 * 60_000);
    expect((await tonada.app.inject(coverImage ?? '')).statusCode).toBe(403);
  });

  // Proves releases: Addresses end with right and contract
  it('no longer hear and see them at known addresses: people without right or contract', async () => {
    const { coverImage, tracks } = await tonada.pending();
    const read = async (address = coverImage ?? '') =>
      (await tonada.app.inject(address)).statusCode;
    const { db, people } = tonada;
    const own = eq(labelMemberTable.userId, people['casa']?.id ?? '');
    const [member] = await db.delete(labelMemberTable).where(own).returning();
    expect([await read(), await read(tracks[0]?.audioUrl ?? '')]).toEqual([403, 403]);
    if (member) await db.insert(labelMemberTable).values(member);
    expect(await read()).toBe(200);
    await db.update(labelContractTable).set({ endsOn: '2026-11-19' });
    expect(await read()).toBe(403);
  });

  // Proves releases: Admins hear with the right to the catalogue
  it('hear and see unpublished ones: only admins with the catalogue right', async () => {
    const { id: releaseId } = await tonada.pending();
    const canPlay = async (rights: Right[]) => {
      const { sessionId } = await tonada.signIn({ role: 'admin', rights });
      return canPreview(tonada.db, { sessionId, releaseId, now: tonada.clock() });
    };
    expect(await canPlay(['catalogue'])).toBe(true);
    expect(await canPlay(['people', 'money', 'service'])).toBe(false);
  });
});

describe('a draft', () => {
  // Proves releases: A draft may lack anything
  it('may be incomplete, and keeps everything filled in', async () => {
    const { id } = await tonada.create({ ...empty, tracks: [] });
    expect(await tonada.read(id)).toMatchObject({ status: 'draft', version: 1, artist: null });
    const full = await tonada.draft();
    const payload = { version: 1, draft: full };
    await tonada.call('casa', 'PUT', `label/drafts/${id}`, { payload });
    const list = (await tonada.call('casa', 'GET', 'label/drafts')).json<object[]>();
    expect(list).toMatchObject([
      {
        id,
        version: 2,
        title: 'Marea alta',
        artist: { id: faro, name: 'Faro Norte' },
        cover: full.cover,
        tracks: [{ ...full.tracks[0], state: 'ready', format: 'mp3' }],
      },
    ]);
  });

  // Proves releases: Tracks keep their identity
  it('keeps the order of its tracks, and removed ones free their sound', async () => {
    const second = await tonada.sendSound(await makeMp3(2, { pitch: 300 }));
    const draft = await tonada.draft();
    const tracks = [...draft.tracks, getTrack(second.sound, 'Otra')];
    const { id } = await tonada.create({ ...draft, tracks });
    const before = await tonada.read(id);
    const payload = { version: 1, draft: { ...draft, tracks: tracks.toReversed() } };
    await tonada.call('casa', 'PUT', `label/drafts/${id}`, { payload });
    const after = await tonada.read(id);
    expect(after.tracks.map((track) => track.id)).toEqual(
      before.tracks.map((track) => track.id).toReversed(),
    );
  });

  // Proves releases: Made once
  it('is created once per key, however often the call is repeated', async () => {
    const payload = { ...empty, title: 'Una vez', tracks: [] };
    const calls = [0, 1].map(() =>
      tonada.call('casa', 'POST', 'label/drafts', { payload, key: 'borrador-1' }),
    );
    const [one, other] = await Promise.all(calls);
    expect(one?.json()).toEqual(other?.json());
    expect(await tonada.db.$count(releaseTable)).toBe(1);
  });

  // Proves releases: A change in another window
  it('that was changed in another window is not overwritten', async () => {
    const { id, version } = await tonada.create({ ...empty, tracks: [] });
    const save = (title: string) =>
      tonada.call('casa', 'PUT', `label/drafts/${id}`, {
        payload: { version, draft: { ...empty, title, tracks: [] } },
      });
    expect((await save('Primera')).statusCode).toBe(200);
    const late = await save('Segunda');
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ error: expect.stringMatching(/otra ventana/) as string });
    expect((await tonada.read(id)).title).toBe('Primera');
  });

  // Proves releases: Bad input
  it.each([
    ['an artist of another label', { artistId: uno }, 'artistId', 400],
    ['a cover that nobody sent', { cover: 'A'.repeat(43) }, 'cover', 400],
    ['a sound that nobody sent', { tracks: [getTrack('A'.repeat(43))] }, 'tracks.0.sound', 400],
    ['a day that is none', { releaseDate: '2026-02-30' }, 'releaseDate', 400],
    ['a title that is too long', { title: 'a'.repeat(101) }, 'title', 400],
  ])('refuses %s at its field', async (_, change, field, status) => {
    const payload = { ...empty, tracks: [], ...change };
    const answer = await tonada.call('casa', 'POST', 'label/drafts', { payload });
    expect(answer.statusCode).toBe(status);
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toContain(field);
  });

  // Proves releases: A sound once, sixty tracks
  it('holds each sound once, and fewer than sixty tracks', async () => {
    const { sound } = await tonada.sendSound();
    const ask = (tracks: object[]) =>
      tonada.call('casa', 'POST', 'label/drafts', { payload: { ...empty, tracks } });
    expect((await ask([getTrack(sound), getTrack(sound)])).json()).toMatchObject({
      fields: { 'tracks.1.sound': expect.stringMatching(/ya está en otra/) as string },
    });
    const sixty = Array.from({ length: 60 }, () => getTrack(sound));
    expect((await ask(sixty)).statusCode).toBe(400);
  });

  // Proves releases: Another's upload
  it('accepts no upload of other users', async () => {
    const other = await tonada.sendSound(await makeMp3(2, { pitch: 999 }), 'otra');
    const payload = { ...empty, tracks: [getTrack(other.sound)] };
    expect((await tonada.call('casa', 'POST', 'label/drafts', { payload })).statusCode).toBe(400);
  });

  it('is deleted', async () => {
    const { id } = await tonada.create(await tonada.draft());
    expect((await tonada.call('casa', 'DELETE', `label/drafts/${id}`)).statusCode).toBe(204);
    expect((await tonada.call('casa', 'GET', `label/drafts/${id}`)).statusCode).toBe(404);
  });
});

describe('a submitted release', () => {
  // Proves releases: Missing fields are named
  it('is complete: each missing field is reported', async () => {
    const { id } = await tonada.create({ ...empty, type: 'ep', tracks: [] });
    const answer = await tonada.send(id);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ fields: object }>().fields).toMatchObject({
      title: expect.any(String) as string,
      artistId: 'Elige un artista.',
      releaseDate: expect.any(String) as string,
      cover: 'Añade una portada.',
      tracks: 'Un EP tiene de 4 a 6 canciones.',
    });
  });

  // Proves releases: Days and contract
  it.each([
    ['a day that is over', { releaseDate: '2026-11-19' }, 'releaseDate'],
    ['a day after the contract', { releaseDate: '2027-01-01' }, 'artistId'],
    ['a day in two years', { releaseDate: '2028-11-20' }, 'releaseDate'],
    ['a title that nobody sees', { title: '\u200b' }, 'title'],
  ])('is refused with %s', async (_, change, field) => {
    const { id } = await tonada.create(await tonada.draft(change));
    const { fields } = (await tonada.send(id)).json<{ fields: object }>();
    expect(Object.keys(fields)).toContain(field);
  });

  // Proves releases: A song or an interlude
  it('is a song of 30 seconds at least, or an interlude', async () => {
    const { sound } = await tonada.sendSound(await makeMp3(29, { pitch: 350 }));
    const short = getTrack(sound, 'Marejada');
    const draft = await tonada.draft({ tracks: [short] });
    const { id, version } = await tonada.create(draft);
    const answer = await tonada.send(id);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ fields: object }>().fields).toEqual({
      'tracks.0.isInterlude':
        'Dura menos de 30 segundos. Márcala como interludio o cambia el archivo.',
    });
    const marked = { ...draft, tracks: [{ ...short, isInterlude: true }] };
    const payload = { version, draft: marked };
    await tonada.call('casa', 'PUT', `label/drafts/${id}`, { payload });
    expect((await tonada.send(id)).statusCode).toBe(200);
    expect((await tonada.read(id)).tracks).toMatchObject([{ isInterlude: true }]);
  });

  // Proves releases: Nobody finds it before
  it('waits for an editor, and is listed only for its label', async () => {
    const { id } = await tonada.pending({ title: 'Tramontana' });
    expect(await tonada.inbox()).toMatchObject({
      counts: { waiting: 1 },
      items: [{ id, title: 'Tramontana' }],
    });
    const records = (await tonada.ask('releases', 'casa')).json<object[]>();
    expect(records).toContainEqual(
      expect.objectContaining({ id, status: 'pending', uploadDate: '2026-11-20', type: 'single' }),
    );
    expect((await tonada.search('Tramontana')).albums).toEqual([]);
    expect((await tonada.app.inject(`/api/albums/${id}`)).statusCode).toBe(404);
    expect((await tonada.app.inject(`/api/images/album/${id}`)).statusCode).toBe(404);
  });

  // Proves releases: Taken back
  it('cannot be changed until it is withdrawn', async () => {
    const { id, version } = await tonada.pending();
    const payload = { version, draft: { ...empty, tracks: [] } };
    expect((await tonada.call('casa', 'PUT', `label/drafts/${id}`, { payload })).statusCode).toBe(
      409,
    );
    expect((await tonada.call('casa', 'DELETE', `label/drafts/${id}`)).statusCode).toBe(409);
    const back = await tonada.call('casa', 'POST', `label/drafts/${id}/withdraw`);
    expect(back.statusCode).toBe(200);
    expect((await tonada.inbox()).counts.waiting).toBe(0);
    expect((await tonada.read(id)).status).toBe('draft');
  });
});
