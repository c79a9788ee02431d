import { useEffect, useState } from 'react';
import { classNames } from '@/shared/lib/class-names';
import { fnv1a } from '@/shared/lib/random';
import { artToneOf } from '@/shared/theme';
import { artSource, smallSource } from './art-source';
import * as styles from './Artwork.css';

type ArtworkProps = {
  /** Path of the image without a width, or null where there is none. */
  src: string | null;
  /** Decides the art drawn in its place; the id of the thing. */
  seed: string;
  /** Empty (the default) where the thing is named beside it. */
  alt?: string;
  /** `thumb` has the small corners of a list's pictures, `wide` is a banner. */
  shape?: keyof typeof styles.shape;
  /** Width in the layout, as in the `sizes` attribute: '40px', '(min-width: 640px) 232px, 50vw'. */
  sizes: string;
  /** In the first view: loaded at once and ahead of others. */
  isPriority?: boolean;
  /** It was small on the screen before: that file stands in until the larger one has come. */
  hasSmall?: boolean;
  className?: string | undefined;
};

const motifs = Object.keys(styles.motif) as (keyof typeof styles.motif)[];

/** Cover, portrait or banner. Its room is kept, and without an image it draws its own. */
export function Artwork({
  src,
  seed,
  alt = '',
  shape = 'square',
  sizes,
  isPriority = false,
  hasSmall = false,
  className,
}: ArtworkProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  // What failed for want of a network is asked for again; nothing else listens.
  useEffect(() => {
    if (failedSrc === null) return undefined;
    const retry = () => setFailedSrc(null);
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [failedSrc]);
  const frame = classNames(styles.artwork, styles.shape[shape]);
  if (src === null || src === failedSrc) {
    const motif = motifs[(fnv1a(seed) >>> 8) % motifs.length] ?? 'sunrise';
    const drawn = classNames(frame, styles.tone[artToneOf(seed)], styles.motif[motif], className);
    if (!alt) return <span className={drawn} />;
    // Drawn with gradients: there is no file that an <img> could name.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    return <span role="img" aria-label={alt} className={drawn} />;
  }
  return (
    // Another picture is another element: this one would show the old until the new has come.
    <img
      key={src}
      {...artSource(src)}
      alt={alt}
      sizes={sizes}
      {...(hasSmall && { style: { backgroundImage: smallSource(src) } })}
      className={classNames(frame, styles.picture, className)}
      decoding="async"
      draggable={false}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : 'low'}
      onError={() => setFailedSrc(src)}
    />
  );
}
