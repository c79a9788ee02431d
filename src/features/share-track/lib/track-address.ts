import { paths } from '@/shared/routes';

/** The address under which a track is shared. Source: document 1, section 9. */
export const trackAddress = (id: string, origin = window.location.origin): string =>
  `${origin}${paths.track(id)}`;
