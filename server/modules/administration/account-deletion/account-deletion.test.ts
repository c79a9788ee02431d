import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Playlist } from '#contract/playlist.ts';
import { addPlaylist } from '../../../testing/add-playlist.ts';
import type { SignedIn } from '../../../testing/start-test-app.ts';
import { startStoryApp, type StoryApp } from '../../../testing/start-story-app.ts';
import { orderData, takeData, takeFiles } from '../../../testing/take-data.ts';
import { followTable } from '../../people/user/follow.table.ts';
import { playTable } from '../../listening/play/play.table.ts';
import { hashPassword } from '../../../platform/password.ts';
import { passwordLimits } from '../../accounts/session/session.limits.ts';
import { userTable } from '../../people/user/user.table.ts';
import { accountTraces } from '../../listening/data-export/account-traces.repository.ts';

const password = 'la de siempre';

let tonada: StoryApp;
let passwordHash: string;
beforeAll(async () => {
  tonada = await startStoryApp();
  await tonada.startAnew();
  passwordHash = await hashPassword(password);
});
afterAll(() => tonada.close());

const remove = ({ headers }: SignedIn, payload: object = { password }) =>
  tonada.app.inject({ method: 'DELETE', url: '/api/user', headers, payload });
const exists = async (id: string) =>
  (await tonada.db.$count(userTable, eq(userTable.id, id))) === 1;

async function getParts(id: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { name, rows } of accountTraces(tonada.db, id)) {
    const first = await rows[Symbol.asyncIterator]().next();
    if (!first.done) names.push(name);
  }
  return names;
}

async function somebody(): Promise<SignedIn> {
  const { db } = tonada;
  const luz = await tonada.signIn({ passwordHash });
  tonada.people['luz'] = luz;
  await tonada.follow(luz);
  const story = await tonada.publish();
  await tonada.see('luz', story.id);
  await tonada.like('luz', story.id);
  const playedAt = tonada.clock();
  await db.insert(playTable).values(
    Array.from({ length: 1_200 }, (_, index) => ({
      id: `ply_${luz.id}_${index}`,
      listenerId: luz.id,
      trackId: 'trk_1',
      playedAt,
    })),
  );
  const list = { id: `pls_${luz.id}`, ownerId: luz.id, name: 'Para el tren', createdAt: playedAt };
  await addPlaylist(db, list, ['trk_1', 'trk_2']);
  const other = await tonada.signIn();
  await db
    .insert(followTable)
    .values({ followerId: other.id, followedId: luz.id, followedAt: playedAt });
  return luz;
}

describe('the data of an account', () => {
  // Proves account: The data: all of them, with names
  it('contain everything stored about it, with the names of referenced items', async () => {
    const luz = await somebody();
    const document = await takeData(tonada, luz);
    expect(document['account']).toEqual([expect.objectContaining({ id: luz.id })]);
    expect(document['play.listener_id']).toHaveLength(1_200);
    expect(document['play.listener_id']?.[0]).toMatchObject({ track_name: 'Luna' });
    expect(document['followed_artist.user_id']).toEqual([
      expect.objectContaining({ artist_name: 'Faro Norte' }),
    ]);
    expect(document['playlist.owner_id']).toEqual([
      expect.objectContaining({ name: 'Para el tren' }),
    ]);
    expect(document['playlist_track']?.map((row) => row['track_name'])).toEqual(['Luna', 'Marea']);
    expect(document['follow.followed_id']).toHaveLength(1);
    const filled = Object.keys(document).filter((name) => document[name]?.length !== 0);
    expect(filled).toEqual(expect.arrayContaining(await getParts(luz.id)));
    expect(filled).toContain('story_view.listener_id');
  });

  // Proves account: The data: no secrets
  it('contain no secrets, and nothing of others', async () => {
    const [luz, sol] = [await somebody(), await tonada.signIn()];
    const body = JSON.stringify(await takeFiles(tonada, luz));
    expect(body).not.toMatch(/password_hash|_key"|token/);
    expect(body).not.toContain(passwordHash);
    expect(JSON.stringify(await takeFiles(tonada, sol))).not.toContain(luz.id);
  });
});

describe('a deleted account', () => {
  // Proves account: A deleted account leaves nothing
  it('leaves no trace of itself, and the figures unchanged', async () => {
    const luz = await somebody();
    const plays = await tonada.db.$count(playTable);
    expect((await remove(luz)).statusCode).toBe(204);
    expect(await getParts(luz.id)).toEqual([]);
    expect(await tonada.db.$count(playTable)).toBe(plays);
    expect((await orderData(tonada, luz)).statusCode).toBe(401);
  });

  it('is counted no more among those who saved a playlist', async () => {
    const [luz, owner] = [await somebody(), await tonada.signIn()];
    const list = { id: `pls_${owner.id}`, ownerId: owner.id, createdAt: tonada.clock() };
    await addPlaylist(tonada.db, list, []);
    const { headers } = luz;
    await tonada.app.inject({
      method: 'PUT',
      url: `/api/user/saved-playlists/${list.id}`,
      headers,
    });
    const countSavers = async () =>
      (await tonada.app.inject({ url: `/api/playlists/${list.id}` })).json<Playlist>()
        .followerCount;
    expect(await countSavers()).toBe(1);
    await remove(luz);
    expect(await countSavers()).toBe(0);
  });

  // Proves account: Deleting an account needs the password
  it('asks for the password, with limited guesses', async () => {
    const luz = await tonada.signIn({ passwordHash });
    const wrong = await remove(luz, { password: 'otra' });
    expect([wrong.statusCode, wrong.json()]).toMatchObject([
      400,
      { fields: { password: 'La contraseña actual no es correcta.' } },
    ]);
    for (let tried = 1; tried < passwordLimits.account.most; tried += 1) {
      await remove(luz, { password: `otra ${tried}` });
    }
    expect((await remove(luz)).statusCode).toBe(429);
    expect(await exists(luz.id)).toBe(true);
  });

  it('needs a password, which users of a provider have to create first', async () => {
    const luz = await tonada.signIn();
    const answer = await remove(luz);
    expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([
      400,
      expect.stringContaining('¿Olvidaste tu contraseña?'),
    ]);
  });

  // Proves account: Demo accounts cannot be deleted
  it('is not a demo account', async () => {
    const luz = await tonada.signIn({ passwordHash, isDemo: true });
    expect((await remove(luz)).statusCode).toBe(403);
    expect(await exists(luz.id)).toBe(true);
  });

  // Proves account: The last admin cannot be deleted
  it('is not the last admin, even if two leave at once', async () => {
    await tonada.db.update(userTable).set({ role: 'user' }).where(eq(userTable.role, 'admin'));
    const admin = { passwordHash, role: 'admin' } as const;
    const [luz, sol] = [await tonada.signIn(admin), await tonada.signIn(admin)];
    const answers = await Promise.all([remove(luz), remove(sol)]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204, 403]));
    expect([await exists(luz.id), await exists(sol.id)].filter(Boolean)).toHaveLength(1);
  });
});
