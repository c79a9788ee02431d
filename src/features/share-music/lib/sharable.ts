import type { Track } from '@/shared/contract/track.ts';
import { paths } from '@/shared/routes';

/** What plays, or who makes or collects it. */
export type Sharable = {
  /** Such as `/album/alb_1`. */
  path: string;
  title: string;
  artist?: string | undefined;
};

/** See docs/product/music-pages.md. */
export const sharedAddress = ({ path }: Sharable, origin = window.location.origin): string =>
  `${origin}${path}`;

export const sharableTrack = ({ id, title, artist }: Pick<Track, 'id' | 'title' | 'artist'>) => ({
  path: paths.track(id),
  title,
  artist: artist.name,
});
