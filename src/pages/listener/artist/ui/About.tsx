import { useTranslation } from 'react-i18next';
import type { FullArtist } from '@/shared/contract/artist.ts';
import { formatCountry, formatNumber } from '@/shared/lib/format';
import { Section } from '@/shared/ui/section';
import { ShortCount } from '@/shared/ui/short-count';
import { Text } from '@/shared/ui/text';
import * as styles from './ArtistPage.css';

export function About({ artist }: { artist: FullArtist }) {
  const { t, i18n } = useTranslation('pages.listener.artist');
  const { name, bio, monthlyListeners, followers, albums, country } = artist;
  const figures = [
    { key: 'listeners', figure: <ShortCount count={monthlyListeners} /> },
    { key: 'followers', figure: <ShortCount count={followers} /> },
    { key: 'albums', figure: formatNumber(albums.length, i18n.language) },
    ...(country
      ? ([{ key: 'country', figure: formatCountry(country, i18n.language) }] as const)
      : []),
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
          {figures.map(({ key, figure }) => (
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
