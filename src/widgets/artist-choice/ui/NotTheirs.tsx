import { SearchX, UserRoundX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '@/entities/session';
import { can } from '@/shared/lib/access';
import { Inline, Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import type { Acting } from '../model/use-acting-artist';
import * as styles from './artist-choice.css';
import { ArtistChoice } from './ArtistChoice';
import { OwnArtists } from './OwnArtists';

type NotTheirsProps = {
  /** Who came, and among whom they may choose. */
  acting: Pick<Acting, 'choices'>;
};

/**
 * In the place of a tool, where the address names an artist for whom the viewer may not act: a label is told whose they
 * are not, an admin that there is no such artist; either chooses another.
 */
export function NotTheirs({ acting: { choices } }: NotTheirsProps) {
  const { t } = useTranslation('widgets.artist-choice');
  if (can(useViewer(), 'admin.open')) {
    return (
      <Stack gap={6}>
        <StatusView
          icon={<SearchX size={32} />}
          title={t('unknown.title')}
          text={t('unknown.text')}
        />
        <ArtistChoice />
      </Stack>
    );
  }
  return (
    <Stack gap={6}>
      <Inline>
        <div className={styles.who}>
          <OwnArtists chosen={null} choices={choices} />
        </div>
      </Inline>
      <StatusView
        icon={<UserRoundX size={32} />}
        title={t('foreign.title')}
        text={t('foreign.text')}
      />
    </Stack>
  );
}
