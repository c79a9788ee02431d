import { count, eq, getTableName, sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#sample/catalogue.ts';
import { demoPassword } from '#sample/demo-accounts.ts';
import { albumTable } from './modules/album/album.table.ts';
import { insertArtists } from './modules/artist/artist.repository.ts';
import { artistTable } from './modules/artist/artist.table.ts';
import { demoSeeds, seedDemo } from './demo/seeds/seed-demo.ts';
import { labelContractTable } from './modules/label/label-contract.table.ts';
import { labelTable } from './modules/label/label.table.ts';
import { playTable } from './modules/play/play.table.ts';
import { trackTable } from './modules/track/track.table.ts';
import { userTable } from './modules/user/user.table.ts';
import type { Seed } from './platform/seeds/add-seeds.ts';
import { prepareDatabase } from './prepare-database.ts';
import { makeOlderFolder } from './testing/older-folder/make-older-folder.ts';
import { startTestApp, type TestApp } from './testing/start-test-app.ts';

const luz = '01m7y4ndbx6ygdb4f1snvs7s3x';
const luzPicture = 'Uq5Lwxb2pJpxRZ-xMDB28QijEYmYuF-0gK_ueCSQouU';
const now = new Date('2026-11-21T12:00:00Z');

/** A seed of a newer version, with an artist unknown to the older one. */
const newPart: Seed = {
  name: '9001_another-artist',
  async add(tx) {
    const about = {
      genre: 'Jazz',
      country: 'PE',
      bio: '',
      socialLinks: {},
      relatedIds: [],
    } as const;
    await insertArtists(tx, [{ id: 'art_new', name: 'Cuarteto Quispe', ...about, relatedIds: [] }]);
  },
};

let tonada: TestApp;
let signedIn: Record<'luz' | 'demo', { authorization: string }>;
const steps: string[] = [];

async function get<Answer>(url: string, headers = {}): Promise<Answer> {
  const answer = await tonada.app.inject({ url, headers });
  expect(answer.statusCode).toBe(200);
  return answer.json<Answer>();
}

async function signIn(email: string, password: string) {
  const payload = { email, password };
  const answer = await tonada.app.inject({ method: 'POST', url: '/api/auth/login', payload });
  expect(answer.statusCode).toBe(200);
  return { authorization: `Bearer ${answer.json<{ token: string }>().token}` };
}

async function sizes() {
  const tables = [artistTable, playTable, trackTable, userTable];
  const counted = await Promise.all(
    tables.map(async (table) => {
      const [row] = await tonada.db.select({ size: count() }).from(table);
      return [getTableName(table), row?.size];
    }),
  );
  return Object.fromEntries(counted) as Record<string, number>;
}

beforeAll(async () => {
  tonada = await startTestApp({
    now,
    database: await makeOlderFolder(),
    prepare: (db, foundation) =>
      prepareDatabase(db, { ...foundation, onProgress: (step) => steps.push(step) }),
  });
  signedIn = {
    luz: await signIn('luz@example.com', 'clave-de-luz'),
    demo: await signIn('oyente@demo.tonada.example', demoPassword),
  };
});
afterAll(() => tonada.close());

describe('a demo folder of the version before', () => {
  it('gets new seeds, and none again', async () => {
    expect(steps).toEqual(['Adding what is new in the demo']);
    expect(await sizes()).toEqual({ artist: 3, play: 200, track: 43, user: 9 });
    expect(await seedDemo({ db: tonada.db, now })).toEqual([]);
  });

  it('keeps a registered user, their picture, likes and playlist', async () => {
    const me = await get('/api/auth/me', signedIn.luz);
    const profileImage = `/api/images/user/${luz}?v=${luzPicture}`;
    expect(me).toMatchObject({ id: luz, bio: 'Escucho de todo', profileImage, following: 1 });
    const picture = await tonada.app.inject(profileImage);
    expect([picture.statusCode, picture.rawPayload.length]).toEqual([200, 64]);
    expect(await get('/api/tracks/liked', signedIn.luz)).toMatchObject([
      { id: 'trk_kael-duarte_quedate-un-trago-mas_01' },
    ]);
    const [own] = await get<{ id: string }[]>('/api/playlists/user', signedIn.luz);
    expect(await get(`/api/playlists/${own?.id}`)).toMatchObject({
      name: 'La lista de Luz',
      tracks: [
        { id: 'trk_kael-duarte_quedate-un-trago-mas_01' },
        { id: 'trk_candela-ruan_tinto-a-las-cinco_01' },
      ],
    });
  });

  it('keeps changes made with a demo account', async () => {
    const liked = await get<{ id: string }[]>('/api/tracks/liked', signedIn.demo);
    expect(liked.map(({ id }) => id)).not.toContain('trk_nora-quintavalle_luna-de-ambar_02');
    expect(liked.length).toBeGreaterThan(0);
    expect(await get('/api/playlists/pls_lunes-cuesta-arriba', signedIn.demo)).toMatchObject({
      name: 'Cambiada por alguien',
    });
  });

  // Proves ownership: Albums keep their label
  it('keeps the labels of its albums, which are now more than names', async () => {
    const { label } = await get<{ label: string }>(
      '/api/albums/alb_nora-quintavalle_luna-de-ambar',
    );
    expect(label).toBe('Balcón Discos');
    const [row] = await tonada.db.select().from(labelTable).where(eq(labelTable.name, label));
    expect(row).toMatchObject({ country: 'AR', royaltyRate: 72.5, contractStatus: 'active' });
    const albums = await tonada.db.$count(albumTable, eq(albumTable.labelId, row?.id ?? ''));
    expect(albums).toBeGreaterThan(0);
    expect(await tonada.db.$count(labelContractTable)).toBeGreaterThan(0);
  });

  it('gets new parts once, and they can be found', async () => {
    const before = await sizes();
    const seeds = [...demoSeeds, newPart];
    const add = () =>
      seedDemo({ db: tonada.db, now, seeds, onProgress: (step) => steps.push(step) });
    expect(await Promise.all([add(), add()])).toContainEqual([newPart.name]);
    expect(await add()).toEqual([]);
    expect(steps).toHaveLength(3);
    expect(await sizes()).toEqual({ ...before, artist: 4 });
    expect(await get('/api/search?q=cuarteto')).toMatchObject({ artists: [{ id: 'art_new' }] });
  });

  it('is unchanged by a new part that fails, and gets it at the next start', async () => {
    const failing: Seed = {
      name: '9002_interrupted',
      add: async (tx) => {
        await tx.update(userTable).set({ bio: 'lost' });
        throw new Error('the disk is full');
      },
    };
    const later = { ...failing, add: async () => undefined };
    const seedsWith = (seed: Seed) => ({ db: tonada.db, now, seeds: [...demoSeeds, seed] });
    await expect(seedDemo(seedsWith(failing))).rejects.toThrow('the disk is full');
    expect(await get('/api/auth/me', signedIn.luz)).toMatchObject({ bio: 'Escucho de todo' });
    expect(await seedDemo(seedsWith(later))).toEqual([failing.name]);
  });

  it('cannot have two parts with the same number', async () => {
    const seeds = [...demoSeeds, { ...newPart, name: '0001_again' }];
    await expect(seedDemo({ db: tonada.db, now, seeds })).rejects.toThrow(
      'Two seeds have the number 0001',
    );
  });
});

it('adds nothing to a database with real users', async () => {
  const house = await startTestApp();
  await house.signIn();
  await prepareDatabase(house.db, house);
  expect(await house.db.$count(artistTable)).toBe(0);
  await house.close();
});

it('keeps the plays of an account that is deleted, without the person', async () => {
  const { db } = tonada;
  const listenerId = catalogue.listeners[0]?.id ?? '';
  const played = await db.$count(playTable, eq(playTable.listenerId, listenerId));
  const rows = await sizes();
  const plays = await trackPlays();
  expect(played).toBeGreaterThan(0);
  await db.delete(userTable).where(eq(userTable.id, listenerId));
  expect(await sizes()).toEqual({ ...rows, user: (rows['user'] ?? 0) - 1 });
  expect(await trackPlays()).toBe(plays);
  expect(await db.$count(playTable, sql`${playTable.listenerId} is null`)).toBe(played);

  async function trackPlays() {
    const sums = await db.execute<{ plays: number }>(
      sql`select sum(play_count)::int as plays from ${trackTable}`,
    );
    return sums.rows[0]?.plays;
  }
});
