/** Widths that the server draws every image in. */
const widths = [96, 160, 320, 640, 1200] as const;

const isOurs = (src: string) => src.startsWith('/api/images/');

/** `src` and `srcset` of an image: ours come in several widths, a foreign address stays as it is. */
export function artSource(src: string): { src: string; srcSet?: string } {
  if (!isOurs(src)) return { src };
  const atWidth = (width: number) => `${src}${src.includes('?') ? '&' : '?'}w=${width}`;
  return {
    src: atWidth(320),
    srcSet: widths.map((width) => `${atWidth(width)} ${width}w`).join(', '),
  };
}
