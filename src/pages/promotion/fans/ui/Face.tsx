import { Artwork } from '@/shared/ui/artwork';
import { useArtistFace } from '../model/use-artist-face';
import * as styles from './fans.css';

/** The artist's picture in a card; without an id the viewer's own. */
export function Face({ artistId }: { artistId: string | undefined }) {
  const { id, image } = useArtistFace(artistId);
  return <Artwork src={image} seed={id} shape="round" sizes="64px" className={styles.face} />;
}
