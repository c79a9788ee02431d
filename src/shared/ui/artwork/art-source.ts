import { atWidth, sourceSet } from '@/shared/contract/picture.ts';

const isOurs = (src: string) => src.startsWith('/api/images/');

/** `src` and `srcset`: ours have several widths; a foreign image gets no referrer. */
export const artSource = (
  src: string,
): { src: string; srcSet?: string; referrerPolicy?: 'no-referrer' } =>
  isOurs(src)
    ? { src: atWidth(src, 320), srcSet: sourceSet(src) }
    : { src, referrerPolicy: 'no-referrer' };

/** The small file of an image, as a background while the large one loads. */
export const smallSource = (src: string) =>
  `url(${JSON.stringify(isOurs(src) ? atWidth(src, 96) : src)})`;
