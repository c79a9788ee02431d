import { useTranslation } from 'react-i18next';
import type { UserProfile } from '@/shared/contract/profile.ts';
import { formatNumber } from '@/shared/lib/format';
import { Section } from '@/shared/ui/section';
import { ShortCount } from '@/shared/ui/short-count';
import { Text } from '@/shared/ui/text';
import { type ProfileFigure, profileFigures } from '../lib/profile-figures';
import { useSharing } from '../model/use-sharing';
import * as styles from './UserPage.css';

/** Counts of people are shortened, as everywhere. */
const ofPeople = new Set<ProfileFigure['key']>(['playlistFollowers', 'followers', 'following']);

export function Stats({ profile }: { profile: UserProfile }) {
  const { t, i18n } = useTranslation('pages.listener.user');
  const { playlists } = useSharing(profile);
  return (
    <Section title={t('stats.title')}>
      <dl className={styles.stats}>
        {profileFigures(profile, playlists !== 'withheld').map(({ key, count }) => (
          <div key={key}>
            <Text as="dt" size="small" tone="muted">
              {t(`stats.${key}`)}
            </Text>
            {count === null ? (
              <dd className={styles.withheld}>{t('stats.withheld')}</dd>
            ) : (
              <dd className={styles.figure}>
                {ofPeople.has(key) ? (
                  <ShortCount count={count} />
                ) : (
                  formatNumber(count, i18n.language)
                )}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Section>
  );
}
