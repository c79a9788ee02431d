import { useTranslation } from 'react-i18next';
import type { ArtistPage } from '@/shared/contract/artist.ts';
import { formatNumber } from '@/shared/lib/format';
import { Section } from '@/shared/ui/section';
import { Text } from '@/shared/ui/text';
import { countryName } from '../lib/country-name';
import * as styles from './ArtistPage.css';

/** Biography and figures of an artist. */
export function About({ artist }: { artist: ArtistPage }) {
  const { t } = useTranslation('pages.listener.artist');
  const { name, bio, monthlyListeners, followers, albums, country } = artist;
  const figures = [
    ['listeners', formatNumber(monthlyListeners)],
    ['followers', formatNumber(followers)],
    ['albums', formatNumber(albums.length)],
    ...(country ? ([['country', countryName(country)]] as const) : []),
  ] as const;
  return (
    <Section title={t('about.title')}>
      <div className={styles.about}>
        {bio ? (
          <Text className={styles.biography}>{bio}</Text>
        ) : (
          <Text tone="muted">{t('about.noBiography', { name })}</Text>
        )}
        <dl className={styles.stats}>
          {figures.map(([key, figure]) => (
            <div key={key}>
              <Text as="dt" size="small" tone="muted">
                {t(`about.${key}`)}
              </Text>
              <dd className={styles.figure}>{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
