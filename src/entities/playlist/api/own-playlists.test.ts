// @vitest-environment jsdom
import {
  type ThunkAction,
  type UnknownAction,
  type WithSlice,
  configureStore,
} from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '@/shared/api';
import type { Playlist } from '@/shared/contract/playlist.ts';
import { ownPlaylistsApi } from './own-playlists-api';
import './playlist-writes-api';

type Initiate = (
  arg: unknown,
) => ThunkAction<PromiseLike<unknown>, WithSlice<typeof api>, unknown, UnknownAction>;
type Route = `${'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'} ${string}`;

const endpoints: Record<string, { initiate: Initiate }> = api.endpoints;
const build = (id: string): Playlist => ({
  id,
  name: id,
  description: '',
  coverImage: null,
  owner: { id: 'usr_1', displayName: 'Luz' },
  tracks: [],
  trackCount: 0,
  isPublic: true,
  visibility: 'public',
  followerCount: 0,
  totalDuration: 0,
});

let onServer: Playlist[] = [];
let answers: Record<Route, () => Response> = {};
let calls: string[] = [];

const failed = () => Response.json({ code: 'server', error: '' }, { status: 500 });
const notFound = () => Response.json({ code: 'not-found', error: '' }, { status: 404 });
const done = () => new Response(null, { status: 204 });

function openStore() {
  return configureStore({
    reducer: { api: api.reducer },
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
}

/** A store whose screen shows the own playlists. */
async function showOwnPlaylists() {
  const store = openStore();
  await store.dispatch(ownPlaylistsApi.endpoints.userPlaylists.initiate());
  calls = [];
  const names = () =>
    ownPlaylistsApi.endpoints.userPlaylists
      .select()(store.getState())
      .data?.map(({ name }) => name);
  const mutate = async (name: string, arg: unknown) => {
    const endpoint = endpoints[name];
    if (!endpoint) throw new Error(`there is no call ${name}`);
    await store.dispatch(endpoint.initiate(arg));
  };
  return { names, mutate };
}

const reload = 'GET /api/playlists/user';

beforeEach(() => {
  calls = [];
  onServer = [build('pls_1'), build('pls_2')];
  answers = { [reload]: () => Response.json(onServer) };
  vi.stubGlobal('fetch', async (request: Request) => {
    const route = `${request.method} ${new URL(request.url).pathname}` as Route;
    calls.push(route);
    return answers[route]?.() ?? notFound();
  });
});

afterEach(() => vi.unstubAllGlobals());

/** See docs/product/library.md. */
describe('the own playlists', () => {
  // Proves library: Created, and first of all
  it('begin with a new playlist, without a refetch', async () => {
    answers['POST /api/playlists'] = () => Response.json(build('pls_new'), { status: 201 });
    const { names, mutate } = await showOwnPlaylists();
    await mutate('createPlaylist', { name: 'pls_new' });
    expect(names()).toEqual(['pls_new', 'pls_1', 'pls_2']);
    expect(calls).toEqual(['POST /api/playlists']);
  });

  // Proves library: Deleted
  it('lose a deleted playlist, without a refetch', async () => {
    answers['DELETE /api/playlists/pls_1'] = done;
    const { names, mutate } = await showOwnPlaylists();
    await mutate('deletePlaylist', 'pls_1');
    expect(names()).toEqual(['pls_2']);
    expect(calls).toEqual(['DELETE /api/playlists/pls_1']);
  });

  it('lose a playlist that another window deleted', async () => {
    const { names, mutate } = await showOwnPlaylists();
    await mutate('deletePlaylist', 'pls_1');
    expect(names()).toEqual(['pls_2']);
  });

  it.each([
    [
      'changed',
      'changePlaylist',
      { id: 'pls_2', visibility: 'private' },
      'PATCH /api/playlists/pls_2',
      () => Response.json({ ...build('pls_2'), isPublic: false, visibility: 'private' }),
    ],
    [
      'put into another order',
      'moveTrackInPlaylist',
      { id: 'pls_2', entryId: 'ent_1', beforeEntryId: null },
      'PUT /api/playlists/pls_2/tracks/order',
      done,
    ],
  ] as const)(
    'begin with a playlist that was %s, as on the server',
    async (_what, name, arg, route, answer) => {
      answers[route] = answer;
      const { names, mutate } = await showOwnPlaylists();
      await mutate(name, arg);
      expect(names()).toEqual(['pls_2', 'pls_1']);
      expect(calls).toEqual([route]);
    },
  );

  it('are read completely, up to a thousand, each once', async () => {
    const parts: Record<string, [string[], string]> = {
      '': [['pls_3', 'pls_2'], 'two'],
      two: [['pls_2', 'pls_1'], ''],
    };
    vi.stubGlobal('fetch', async ({ url }: Request) => {
      const [ids, next] = parts[new URL(url).searchParams.get('cursor') ?? ''] ?? [[], ''];
      const headers = { ...(next && { 'x-next-cursor': next }) };
      return Response.json(ids.map(build), { headers });
    });
    const { names } = await showOwnPlaylists();
    expect(names()).toEqual(['pls_3', 'pls_2', 'pls_1']);
  });

  const added = () => Response.json({ entryId: 'ent_1', trackCount: 1 }, { status: 201 });
  const track = { id: 'pls_1', trackId: 'trk_1' };

  // Proves library: Asked for again after a change
  it.each([
    ['adding a track', 'addTrackToPlaylist', track, 'POST /api/playlists/pls_1/tracks', added],
    [
      'adding several',
      'addTracksToPlaylist',
      { id: 'pls_1', trackIds: ['trk_1'] },
      'POST /api/playlists/pls_1/tracks/several',
      () => Response.json({ added: 1, entryIds: ['ent_1'], trackCount: 1 }, { status: 201 }),
    ],
    [
      'taking several back',
      'removeTracksFromPlaylist',
      { id: 'pls_1', entryIds: ['ent_1'] },
      'POST /api/playlists/pls_1/tracks/removal',
      done,
    ],
    [
      'removing a track',
      'removeTrackFromPlaylist',
      { ...track, entryId: 'ent_1' },
      'DELETE /api/playlists/pls_1/tracks/trk_1',
      done,
    ],
  ] as const)('are refetched after %s', async (_what, name, arg, route, answer) => {
    answers[route] = answer;
    const { names, mutate } = await showOwnPlaylists();
    onServer = [{ ...build('pls_1'), name: 'as the server has it' }];
    await mutate(name, arg);
    await vi.waitFor(() => expect(names()).toEqual(['as the server has it']));
    expect(calls).toEqual([route, reload]);
  });

  // Proves library: A failure changes nothing
  it.each([
    ['createPlaylist', { name: 'pls_new' }, 'POST /api/playlists'],
    ['deletePlaylist', 'pls_1', 'DELETE /api/playlists/pls_1'],
    ['addTrackToPlaylist', track, 'POST /api/playlists/pls_1/tracks'],
    [
      'removeTrackFromPlaylist',
      { ...track, entryId: 'ent_1' },
      'DELETE /api/playlists/pls_1/tracks/trk_1',
    ],
  ] as const)('stay as they are when %s fails', async (name, arg, route) => {
    answers[route] = failed;
    const { names, mutate } = await showOwnPlaylists();
    await mutate(name, arg);
    expect(names()).toEqual(['pls_1', 'pls_2']);
    expect(calls).toEqual([route]);
  });
});
