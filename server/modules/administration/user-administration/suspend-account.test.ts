import { eq } from '#drizzle/orm.ts';
import { afterAll, describe, expect, it } from 'vitest';
import type { CreateUserAnswer } from '#contract/administration.ts';
import { addPlaylist } from '../../../testing/add-playlist.ts';
import { startAdministration } from '../../../testing/start-administration.ts';
import { startTestApp } from '../../../testing/start-test-app.ts';
import { listeningTotalTable } from '../../listening/play/listening-total.table.ts';
import { userTable } from '../../people/user/user.table.ts';

const tonada = await startTestApp();
const { read, change, create, lastAction, login } = await startAdministration(tonada);
afterAll(() => tonada.close());

describe('a suspended account', () => {
  // Proves administration: Sessions end, the sign-in says so
  it('loses its sessions at once, and learns why at sign-in with the right password', async () => {
    const email = 'fuera@example.com';
    const made = (await create({ email, password: 'provisional' })).json<CreateUserAnswer>();
    const { id } = made.user;
    await tonada.db
      .update(userTable)
      .set({ hasTemporaryPassword: false })
      .where(eq(userTable.id, id));
    const { token } = (await login(email, 'provisional')).json<{ token: string }>();
    const headers = { authorization: `Bearer ${token}` };
    const me = () => tonada.app.inject({ url: '/api/auth/me', headers });
    expect((await me()).statusCode).toBe(200);

    expect((await change(id, { status: 'suspended' })).json()).toMatchObject({
      status: 'suspended',
    });
    expect((await lastAction())?.action).toBe('user.suspend');
    expect((await me()).statusCode).toBe(401);
    // The reason survives a reload.
    expect((await me()).json()).toMatchObject({ code: 'unauthorized', reason: 'suspended' });
    const refused = await login(email, 'provisional');
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({
      error: expect.stringMatching(/^Tu cuenta está suspendida\./) as string,
    });
    expect((await login(email, 'otra cosa')).statusCode).toBe(401);

    await change(id, { status: 'active' });
    expect((await lastAction())?.action).toBe('user.activate');
    expect((await me()).json()).toMatchObject({ code: 'unauthorized', reason: 'ended' });
    expect((await login(email, 'provisional')).statusCode).toBe(200);
  });

  it('is not let in by a session of a slow concurrent sign-in', async () => {
    const who = await tonada.signIn();
    await tonada.db.update(userTable).set({ status: 'suspended' }).where(eq(userTable.id, who.id));
    const answer = await tonada.app.inject({ url: '/api/auth/me', headers: who.headers });
    expect(answer.statusCode).toBe(401);
  });

  // Proves administration: Playlists rest
  it('has its public playlists hidden, and restored with it', async () => {
    const owner = await tonada.signIn({ displayName: 'Dueña' });
    const name = 'Melodías rarísimas';
    const playlist = 'pls_raras';
    const about = { id: playlist, name, ownerId: owner.id, featuredPosition: 1 };
    await addPlaylist(tonada.db, { ...about, createdAt: tonada.clock() }, []);
    const found = async (url: string) => {
      const { statusCode, body } = await tonada.app.inject(`/api${url}`);
      return statusCode === 200 && body.includes(name);
    };
    const paths = [
      `/playlists/${playlist}`,
      '/playlists/featured',
      '/search?q=rarisimas',
      `/users/${owner.id}`,
    ];
    const where = async () => Promise.all(paths.map(found));
    expect(await where()).toEqual([true, true, true, true]);
    await change(owner.id, { status: 'suspended' });
    expect(await where()).toEqual([false, false, false, false]);
    await change(owner.id, { status: 'active' });
    expect(await where()).toEqual([true, true, true, true]);
  });

  // Proves administration: Plays stay
  it('keeps its counted plays', async () => {
    const { id } = await tonada.signIn();
    await tonada.db.insert(listeningTotalTable).values({ listenerId: id, seconds: 900, plays: 7 });
    await change(id, { status: 'suspended' });
    expect((await read(id)).totalStreams).toBe(7);
  });
});
