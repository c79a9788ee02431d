import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countAllStatements } from '../../../testing/count-statements.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let tonada: TestApp;
let fan: SignedIn;

beforeAll(async () => {
  tonada = await startTestApp();
  fan = await tonada.signIn();
});
afterAll(() => tonada.close());

function follow(id: string, listener?: SignedIn, payload?: object) {
  return tonada.app.inject({
    method: 'POST',
    url: `/api/users/${id}/follow`,
    ...(listener && { headers: listener.headers }),
    ...(payload && { payload }),
  });
}

async function getProfile(id: string, listener?: SignedIn) {
  const headers = listener ? { headers: listener.headers } : {};
  return (await tonada.app.inject({ url: `/api/users/${id}`, ...headers })).json();
}

describe('following a person', () => {
  // Proves calls: Follow
  it('turns on and off, and changes the count by one', async () => {
    const { id } = await tonada.signIn();
    await follow(id, await tonada.signIn());
    expect((await follow(id, fan)).json()).toEqual({ isFollowing: true, followers: 2 });
    expect(await getProfile(id, fan)).toMatchObject({ isFollowing: true, followers: 2 });
    expect((await follow(id, fan, {})).json()).toEqual({ isFollowing: false, followers: 1 });
    expect(await getProfile(id, fan)).toMatchObject({ isFollowing: false, followers: 1 });
  });

  it('affects only the follower', async () => {
    const other = await tonada.signIn();
    await follow(other.id, fan);
    expect(await getProfile(other.id)).toMatchObject({ isFollowing: false, followers: 1 });
    expect(await getProfile(other.id, other)).toMatchObject({ isFollowing: false });
    expect(await getProfile(fan.id, other)).toMatchObject({ isFollowing: false, followers: 0 });
  });

  it('applies simultaneous calls one after another', async () => {
    const { id } = await tonada.signIn();
    const answers = await Promise.all(Array.from({ length: 6 }, () => follow(id, fan)));
    const states = answers.map((answer) => answer.json().isFollowing);
    expect(states.filter(Boolean)).toHaveLength(3);
    expect(await getProfile(id, fan)).toMatchObject({ isFollowing: false, followers: 0 });
  });

  // Proves calls: Follow as it is meant
  it('sets the wanted state, even if another device was faster', async () => {
    const { id } = await tonada.signIn();
    for (const isFollowing of [true, true, false, false]) {
      const answer = await follow(id, fan, { isFollowing });
      expect(answer.json()).toEqual({ isFollowing, followers: Number(isFollowing) });
      expect(await getProfile(id, fan)).toMatchObject({ isFollowing });
    }
  });

  it('answers each of fifty toggles at once', async () => {
    const { id } = await tonada.signIn();
    const answers = await Promise.all(Array.from({ length: 50 }, () => follow(id, fan)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(await getProfile(id, fan)).toMatchObject({ isFollowing: false, followers: 0 });
  });

  // Proves people: Not oneself
  it('is refused for oneself', async () => {
    const answer = await follow(fan.id, fan);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'invalid',
      error: 'No puedes seguir tu propio perfil.',
    });
    expect(await getProfile(fan.id)).toMatchObject({ followers: 0 });
  });

  it.each([
    ['usr_none', {}, 404],
    ['no%20id', {}, 404],
    ['usr_none', { isFollowing: true }, 404],
    ['usr_none', { isFollowing: false }, 404],
    ['usr_none', { isFollowing: 'yes' }, 400],
  ])('%s with %j answers %i', async (id, payload, status) => {
    expect((await follow(id, fan, payload)).statusCode).toBe(status);
  });

  it('needs a session', async () => {
    expect((await follow(fan.id)).statusCode).toBe(401);
  });

  it('takes two statements: session and change', async () => {
    const { id } = await tonada.signIn();
    expect(await countAllStatements(() => follow(id, fan))).toBe(2);
  });
});
