import { paths } from '@/shared/routes';

const pathOf = {
  playlist: paths.playlist,
  album: paths.album,
  artist: paths.artist,
  chart: paths.chart,
  mix: paths.mix,
  user: paths.user,
  liked: () => paths.likedSongs,
} as const;

export type ListKind = keyof typeof pathOf;

/** What plays as a whole, known by its address; an artist or a user stands for their top tracks. */
export type MusicList = {
  kind: ListKind;
  /** Empty for liked songs. */
  id: string;
  name: string;
};

/** Source of a queue, such as `playlist:pls_1`. */
export const listSource = ({ kind, id }: Pick<MusicList, 'kind' | 'id'>): string =>
  kind === 'liked' ? kind : `${kind}:${id}`;

export const listPath = ({ kind, id }: Pick<MusicList, 'kind' | 'id'>): string => pathOf[kind](id);

/** Returns null for a source without a page of its own. */
export function listAtSource(source: string): Pick<MusicList, 'kind' | 'id'> | null {
  const [kind = '', id = ''] = source.split(':');
  const isList = kind === 'liked' || (Object.hasOwn(pathOf, kind) && id !== '');
  return isList ? { kind: kind as ListKind, id } : null;
}

/** Returns null for the address of anything else. */
export function listAt(path: string): Pick<MusicList, 'kind' | 'id'> | null {
  if (path === paths.likedSongs) return { kind: 'liked', id: '' };
  const [, kind = '', id = '', ...rest] = path.split('/');
  const isList = kind !== 'liked' && Object.hasOwn(pathOf, kind) && id !== '' && rest.length === 0;
  return isList ? { kind: kind as ListKind, id: decodeURIComponent(id) } : null;
}
