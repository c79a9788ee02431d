import type { DecisionNotification } from '@/shared/contract/notification.ts';
import { paths } from '@/shared/routes';

type Link = NonNullable<DecisionNotification['link']>;

const screens = {
  pitches: ['/playlist-pitching', 'sent'],
  canvas: ['/canvas-manager', null],
  campaigns: ['/spotify-marquee', 'campaigns'],
  fans: ['/fan-engagement', 'fans-first'],
  releases: [paths.labelManager, 'releases'],
  artists: [paths.labelManager, 'artists'],
  artist: ['/spotify-for-artists', null],
  parts: [paths.parts, null],
} as const satisfies Record<
  Exclude<Link['screen'], 'artist_page'>,
  readonly [path: string, tab: string | null]
>;

export function decisionAddress({ screen, artistId }: Link): string {
  if (screen === 'artist_page') return artistId === null ? paths.home : paths.artist(artistId);
  const [path, tab] = screens[screen];
  const search = new URLSearchParams({
    ...(tab !== null && { tab }),
    ...(artistId !== null && { artist: artistId }),
  }).toString();
  return search === '' ? path : `${path}?${search}`;
}
