import type { FetchBaseQueryMeta, QueryReturnValue } from '@reduxjs/toolkit/query';
import { getAnswer, type Problem } from '@/shared/api';
import { type Playlist, playlistListSchema } from '@/shared/contract/playlist.ts';

type Result<Data> = QueryReturnValue<Data, Problem, FetchBaseQueryMeta>;
type Ask = (args: {
  url: string;
  params?: { cursor: string };
}) => PromiseLike<Result<unknown>> | Result<unknown>;

const schema = getAnswer<Playlist[]>(async () => playlistListSchema);

/** Reads parts of at most 100; one that changes meanwhile may come twice. */
export async function readPlaylists(
  ask: Ask,
  url: '/playlists/user' | '/user/saved-playlists',
): Promise<Result<Playlist[]>> {
  const playlists = new Map<string, Playlist>();
  let cursor: string | null = null;
  do {
    const { data, error, meta }: Result<unknown> = await ask({
      url,
      ...(cursor !== null && { params: { cursor } }),
    });
    if (error) return { error };
    const check = await schema['~standard'].validate(data);
    if (!('value' in check)) {
      return { error: { kind: 'server', message: check.issues.map(String).join() } };
    }
    for (const playlist of check.value) {
      if (!playlists.has(playlist.id)) playlists.set(playlist.id, playlist);
    }
    cursor = meta?.response?.headers.get('x-next-cursor') ?? null;
  } while (cursor !== null);
  return { data: [...playlists.values()] };
}
