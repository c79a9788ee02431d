import { atWidth, sourceSet } from '@/shared/contract/picture.ts';

const isOurs = (src: string) => src.startsWith('/api/images/');

/** `src` and `srcset` of an image: ours come in several widths, a foreign address stays as it is and learns nothing of the page. */
export const artSource = (
  src: string,
): { src: string; srcSet?: string; referrerPolicy?: 'no-referrer' } =>
  isOurs(src)
    ? { src: atWidth(src, 320), srcSet: sourceSet(src) }
    : { src, referrerPolicy: 'no-referrer' };

/** The file of an image as it was small on the screen, for a background: that of a row or of the player. */
export const smallSource = (src: string) =>
  `url(${JSON.stringify(isOurs(src) ? atWidth(src, 96) : src)})`;
