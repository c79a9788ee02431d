import { useViewer } from '@/entities/session';
import { can } from '@/shared/lib/access';
import { Artwork } from '@/shared/ui/artwork';
import { Inline } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { useTranslation } from 'react-i18next';
import type { Acting, ActingArtist } from '../model/use-acting-artist';
import * as styles from './artist-choice.css';
import { OtherArtist } from './OtherArtist';
import { OwnArtists } from './OwnArtists';

type ActingForProps = {
  /** For whom the viewer acts. */
  artist: ActingArtist;
  /** Among whom a label chooses. */
  choices: Acting['choices'];
};

/** For whom a label or an admin uses a tool, over it, with the way to another artist where there is one. */
export function ActingFor({ artist, choices }: ActingForProps) {
  const { t } = useTranslation('widgets.artist-choice');
  const overseesAll = can(useViewer(), 'admin.open');
  return (
    <Inline gap={4} isWrapping>
      <span className={styles.portrait}>
        <Artwork src={artist.image} seed={artist.id} shape="round" sizes="64px" />
      </span>
      <div className={styles.who}>
        {choices.length > 1 ? (
          <OwnArtists chosen={artist.id} choices={choices} />
        ) : (
          <>
            <Text size="small" tone="muted">
              {t('artist')}
            </Text>
            <Text size="lead" weight="strong" lines={2}>
              {artist.name}
            </Text>
          </>
        )}
      </div>
      {overseesAll && <OtherArtist />}
    </Inline>
  );
}
