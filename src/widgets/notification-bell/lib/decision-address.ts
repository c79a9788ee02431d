import { getToolAddress } from '@/shared/config/tools.ts';
import type { DecisionNotification } from '@/shared/contract/notification.ts';
import { paths } from '@/shared/routes';

type Link = NonNullable<DecisionNotification['link']>;

export function decisionAddress({ screen, artistId, opens }: Link): string {
  const of = (path: string, tab?: string) => {
    const search = new URLSearchParams({
      ...(tab !== undefined && { tab }),
      ...(artistId !== null && { artist: artistId }),
      ...(opens === 'account' && { account: '' }),
    }).toString();
    return search === '' ? path : `${path}?${search}`;
  };
  switch (screen) {
    case 'artist_page':
      return artistId === null ? paths.home : paths.artist(artistId);
    case 'artist':
      return of('/spotify-for-artists');
    case 'earnings':
      return of('/spotify-for-artists', screen);
    case 'finance':
      return of(paths.labelManager, screen);
    case 'run':
      return paths.paymentRun(opens ?? '');
    case 'parts':
      return of(paths.parts);
    case 'subscription':
      return of(paths.profile, screen);
    case 'releases':
    case 'artists':
      return of(paths.labelManager, screen);
    case 'campaigns':
      return getToolAddress('marquee', artistId);
    case 'fans':
      return getToolAddress('campaigns', artistId);
    default:
      return getToolAddress(screen, artistId);
  }
}
