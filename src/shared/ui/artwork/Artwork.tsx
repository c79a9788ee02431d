import { useEffect, useState } from 'react';
import { classNames } from '@/shared/lib/class-names';
import { fnv1a } from '@/shared/lib/random';
import { getArtTone } from '@/shared/theme';
import { artSource, smallSource } from './art-source';
import * as styles from './Artwork.css';

type ArtworkProps = {
  /** Path without a width; null for none. */
  src: string | null;
  /** Chooses the drawn art; use the item's id. */
  seed: string;
  /** Empty by default. */
  alt?: string;
  /** `thumb` has small corners, `wide` is a banner. */
  shape?: keyof typeof styles.shape;
  /** As in the `sizes` attribute: '(min-width: 640px) 232px, 50vw'. */
  sizes: string;
  /** In the first view: loads at once. */
  isPriority?: boolean;
  /** Shows its small file until the large one arrives. */
  hasSmall?: boolean;
  className?: string | undefined;
};

const motifs = Object.keys(styles.motif) as (keyof typeof styles.motif)[];

/** Cover, portrait or banner, drawn if there is no image. */
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
  // The failure may have been the network's.
  useEffect(() => {
    if (failedSrc === null) return undefined;
    const retry = () => setFailedSrc(null);
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [failedSrc]);
  const frame = classNames(styles.artwork, styles.shape[shape]);
  if (src === null || src === failedSrc) {
    const motif = motifs[(fnv1a(seed) >>> 8) % motifs.length] ?? 'sunrise';
    const drawn = classNames(frame, styles.tone[getArtTone(seed)], styles.motif[motif], className);
    if (!alt) return <span className={drawn} />;
    // Gradients have no file for an <img>.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    return <span role="img" aria-label={alt} className={drawn} />;
  }
  return (
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
