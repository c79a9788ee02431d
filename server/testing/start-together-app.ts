import { expect } from 'vitest';
import { type Together, togetherMessageSchema, togetherSchema } from '#contract/together.ts';
import { addTracks } from './add-catalogue.ts';
import { type SignedIn, startTestApp } from './start-test-app.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

const songs = ['uno', 'dos', 'tres'].map((name) => ({ id: `trk_${name}`, title: name }));

/** The app with three songs of three minutes, and calls about sessions. */
export async function startTogetherApp(options?: Parameters<typeof startTestApp>[0]) {
  const tonada = await startTestApp(options);
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
  /** Returns what the next message of the stream says, pings aside. */
  async function follow(who: SignedIn, server = address): Promise<() => Promise<string>> {
    const response = await fetch(`${server}/api/together/stream`, { headers: who.headers });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const next = async (): Promise<string> => {
      const part = await reader?.read();
      if (!part || part.done) return 'ended';
      const [line = ''] = part.value.split('\n\n');
      const { kind } = togetherMessageSchema.parse(JSON.parse(line.replace('data: ', '')));
      return kind === 'ping' ? next() : kind;
    };
    return next;
  }
  const beat = (who: SignedIn) => send(who, 'POST', '/beat');

  return {
    tonada,
    send,
    answerOf,
    beat,
    follow,
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
