import { Artwork } from '@/shared/ui/artwork';
import { Inline } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { useOffered } from '../model/use-offered';
import * as styles from './WorkspaceSwitch.css';

type WhoseItemProps = {
  /** Undefined in a list of one artist, where nothing shows. */
  artistId: string | undefined;
};

export function WhoseItem({ artistId }: WhoseItemProps) {
  const { offered } = useOffered();
  const artist = offered.artists.find(({ id }) => id === artistId);
  if (artist === undefined) return null;
  return (
    <Inline gap={2}>
      <span className={styles.small}>
        <Artwork src={artist.image} seed={artist.id} shape="round" sizes="20px" />
      </span>
      <Text size="small" weight="medium">
        {artist.name}
      </Text>
    </Inline>
  );
}
