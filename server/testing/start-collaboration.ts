import { addPlaylist } from './add-playlist.ts';
import { addTracks } from './add-catalogue.ts';
import { type SignedIn, startTestApp } from './start-test-app.ts';
import type { Collaboration, PlaylistLog } from '#contract/collaboration.ts';
import type { FullPlaylist } from '#contract/playlist.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const trackIds = Array.from({ length: 6 }, (_, index) => `trk_${index}`);

export type CollaborationApp = Awaited<ReturnType<typeof startCollaborationApp>>;

/** The app, with a private playlist of three songs of Alma for each test, and Bruno. */
export async function startCollaborationApp() {
  const tonada = await startTestApp();
  const tracks = trackIds.map((track) => ({ id: track, title: track, duration: 100 }));
  await addTracks(tonada.db, tracks);
  const list = { id: '' };
  const people = { alma: await tonada.signIn(), bruno: await tonada.signIn() };
  let made = 0;

  async function startAnew() {
    people.alma = await tonada.signIn({ displayName: 'Alma' });
    people.bruno = await tonada.signIn({ displayName: 'Bruno' });
    list.id = `pls_${(made += 1)}`;
    const about = { id: list.id, name: 'Patio', ownerId: people.alma.id };
    const createdAt = tonada.clock();
    await addPlaylist(tonada.db, { ...about, createdAt, isPublic: false }, trackIds.slice(0, 3));
  }

  function call(who: SignedIn | null, method: Method, path: string, payload?: object) {
    tonada.clock.advance(1000);
    const headers = who === null ? {} : who.headers;
    const url = `/api/${path}`;
    return tonada.app.inject({ method, url, headers, ...(payload && { payload }) });
  }

  async function makeLink(): Promise<string> {
    const answer = await call(people.alma, 'POST', `playlists/${list.id}/collaboration/link`, {});
    return answer.json<Collaboration>().link?.token ?? '';
  }
  const join = (who: SignedIn, token: string) =>
    call(who, 'POST', 'collaboration/members', { token });

  async function makeTogether(): Promise<string> {
    const token = await makeLink();
    const { statusCode } = await join(people.bruno, token);
    if (statusCode !== 200) throw new Error(`Bruno could not join: ${statusCode}`);
    return token;
  }
  const read = async (who: SignedIn) =>
    (await call(who, 'GET', `playlists/${list.id}`)).json<FullPlaylist>();
  const readLog = async (who: SignedIn) =>
    (await call(who, 'GET', `playlists/${list.id}/log`)).json<PlaylistLog>().acts;
  const add = (who: SignedIn, trackId: string) =>
    call(who, 'POST', `playlists/${list.id}/tracks`, { trackId, allowDuplicate: true });

  return {
    ...tonada,
    people,
    list,
    startAnew,
    call,
    makeLink,
    join,
    makeTogether,
    read,
    readLog,
    add,
  };
}
