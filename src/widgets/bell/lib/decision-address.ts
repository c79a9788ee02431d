import type { DecisionNotice } from '@/shared/contract/notification.ts';
import { paths } from '@/shared/routes';

type Link = NonNullable<DecisionNotice['link']>;

const screens = {
  pitches: ['/playlist-pitching', 'sent'],
  canvas: ['/canvas-manager', null],
  campaigns: ['/spotify-marquee', 'campaigns'],
  releases: [paths.labelManager, 'releases'],
  artists: [paths.labelManager, 'artists'],
  artist: ['/spotify-for-artists', null],
} as const satisfies Record<Link['screen'], readonly [path: string, tab: string | null]>;

/** The address of the screen on which a decision stands, with the artist that it names. */
export function decisionAddress({ screen, artistId }: Link): string {
  const [path, tab] = screens[screen];
  const search = new URLSearchParams({
    ...(tab !== null && { tab }),
    ...(artistId !== null && { artist: artistId }),
  }).toString();
  return search === '' ? path : `${path}?${search}`;
}
