import { expect } from 'vitest';
import { type Together, togetherSchema } from '#contract/together.ts';
import { addTracks } from './add-catalogue.ts';
import { type SignedIn, startTestApp } from './start-test-app.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

const songs = ['uno', 'dos', 'tres'].map((name) => ({ id: `trk_${name}`, title: name }));

/** The app with three songs of three minutes, and calls about sessions. */
export async function startTogetherApp() {
  const tonada = await startTestApp();
  await addTracks(tonada.db, songs);
  const address = await tonada.app.listen({ port: 0, host: '127.0.0.1' });

  const send = (who: SignedIn, method: Method, path: string, payload?: object) =>
    tonada.app.inject({
      method,
      url: `/api/together${path}`,
      headers: who.headers,
      ...(payload && { payload }),
    });

  async function answerOf(sent: ReturnType<typeof send>): Promise<Together> {
    const answer = await sent;
    expect(answer.body).toContain('"people"');
    return togetherSchema.parse(answer.json());
  }
  const beat = (who: SignedIn) => send(who, 'POST', '/beat');

  return {
    tonada,
    address,
    send,
    answerOf,
    beat,
    begin: (who: SignedIn, changes: object = {}) => {
      const trackIds = songs.map(({ id }) => id);
      const begun = { trackIds, seconds: 40, isPlaying: true, ...changes };
      return answerOf(send(who, 'POST', '', begun));
    },
    join: (who: SignedIn, { token }: Pick<Together, 'token'>) =>
      send(who, 'POST', '/people', { token }),
    look: (who: SignedIn) => answerOf(beat(who)),
    add: (who: SignedIn, ...trackIds: string[]) =>
      send(who, 'POST', '/queue', { kind: 'add', trackIds }),
    command: (who: SignedIn, payload: object) => send(who, 'POST', '/commands', payload),
  };
}
