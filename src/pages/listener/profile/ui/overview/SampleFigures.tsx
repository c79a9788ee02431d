import { Clock, Heart, ListMusic, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/shared/lib/format';
import { Inline } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { StatCard, StatCardGrid } from '@/widgets/stat-card';
import { sampleFigures } from '../../model/sample-figures';
import * as styles from './Overview.css';

const icons = {
  hoursListened: <Clock size={20} />,
  likedSongs: <Heart size={20} />,
  followers: <Users size={20} />,
  playlists: <ListMusic size={20} />,
};

const names = ['hoursListened', 'likedSongs', 'followers', 'playlists'] as const;

/** Four figures, which the document fixes; so they say that they are samples. */
export function SampleFigures() {
  const { t, i18n } = useTranslation('pages.listener.profile');
  return (
    <section className={styles.section}>
      <Inline gap={3} align="baseline" justify="between" isWrapping>
        <Heading level={2} size="title">
          {t('overview.figures')}
        </Heading>
        <Text size="label" tone="muted">
          {t('overview.figuresSample')}
        </Text>
      </Inline>
      <StatCardGrid label={t('overview.figures')}>
        {names.map((name) => (
          <StatCard
            key={name}
            icon={icons[name]}
            label={t(`overview.${name}`)}
            value={formatNumber(sampleFigures[name], i18n.language)}
          />
        ))}
      </StatCardGrid>
    </section>
  );
}
