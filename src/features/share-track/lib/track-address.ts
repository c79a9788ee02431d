import { paths } from '@/shared/routes';

/** The address under which a track is shared. See docs/product/music-pages.md. */
export const trackAddress = (id: string, origin = window.location.origin): string =>
  `${origin}${paths.track(id)}`;
