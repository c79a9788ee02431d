import { paths } from '@/shared/routes';

/** See docs/product/music-pages.md. */
export const trackAddress = (id: string, origin = window.location.origin): string =>
  `${origin}${paths.track(id)}`;
