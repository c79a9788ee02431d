import { atWidth, sourceSet } from '@/shared/contract/picture.ts';

const isOurs = (src: string) => src.startsWith('/api/images/');

/** Ours have several widths; a foreign image gets no referrer. */
export const artSource = (
  src: string,
): { src: string; srcSet?: string; referrerPolicy?: 'no-referrer' } =>
  isOurs(src)
    ? { src: atWidth(src, 320), srcSet: sourceSet(src) }
    : { src, referrerPolicy: 'no-referrer' };

export const smallSource = (src: string) =>
  `url(${JSON.stringify(isOurs(src) ? atWidth(src, 96) : src)})`;
