// The server's own drawings: pure functions that need nothing of a server.
import type { ArtSubject } from '../../server/media/demo/art/art-subject.ts';
import { artSize, composeArt } from '../../server/media/demo/art/compose-art.ts';

type ComposedArtProps = ArtSubject & { alt?: string; className?: string };

/** A picture as the server draws it for that id, before the grain. */
export function ComposedArt({ alt = '', className, ...subject }: ComposedArtProps) {
  const { width, height } = artSize(subject.kind);
  const source = `data:image/svg+xml,${encodeURIComponent(composeArt(subject))}`;
  return <img src={source} width={width} height={height} alt={alt} className={className} />;
}
