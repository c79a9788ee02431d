import type { ArtSubject } from '../../server/media/art/art-subject.ts';
import { artSize, composeArt } from '../../server/media/art/compose-art.ts';
import * as styles from './specimen.css';

type ComposedArtProps = ArtSubject & { className?: string };

/** Draws the server's picture without its grain; people are round. */
export function ComposedArt({ className, ...subject }: ComposedArtProps) {
  const { width, height } = artSize(subject.kind);
  const source = `data:image/svg+xml,${encodeURIComponent(composeArt(subject))}`;
  const isPerson = subject.kind === 'artist' || subject.kind === 'user';
  const shape = className ?? (isPerson ? styles.portrait : styles.cover);
  return <img src={source} width={width} height={height} alt="" className={shape} />;
}
