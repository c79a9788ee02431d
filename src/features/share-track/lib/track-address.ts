import { paths } from '@/shared/routes';

/** See docs/product/music-pages.md. */
export const trackAddress = (id: string, origin = window.location.origin): string =>
  `${origin}${paths.track(id)}`;

/** What `useCopyLink` takes. */
export const getTrackLink = ({ id, title }: { id: string; title: string }) => ({
  title,
  address: trackAddress(id),
});
