import { useTranslation } from 'react-i18next';
import type { LabelArtistDetails } from '@/shared/contract/label-figures.ts';
import { useFormats } from '@/shared/lib/format';
import { ShortCount } from '@/shared/ui/short-count';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { ReleaseName } from '@/entities/label';
import * as styles from './artists.css';

export function ArtistReleases({ releases }: Pick<LabelArtistDetails, 'releases'>) {
  const { t } = useTranslation('pages.label.artists');
  const { date } = useFormats();
  return (
    <Stack as="section" gap={3}>
      <Heading level={3}>{t('panel.releases')}</Heading>
      {releases.length === 0 && <Text tone="muted">{t('panel.noReleases')}</Text>}
      <Stack as="ul" gap={3}>
        {releases.map((release) => (
          <li key={release.id} className={styles.release}>
            <ReleaseName release={release} />
            <Text size="small" tone="muted" isNumeric className={styles.amount}>
              {date(release.releaseDate)}
              <br />
              <ShortCount
                count={release.streams}
                label={(shown) => t('releaseStreams', { shown, count: release.streams })}
              />
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
