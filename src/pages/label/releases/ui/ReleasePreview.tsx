import { useTranslation } from 'react-i18next';
import type { LabelArtist } from '@/shared/contract/label-figures.ts';
import { formatTime, useFormats } from '@/shared/lib/format';
import { Artwork } from '@/shared/ui/artwork';
import { Facts } from '@/shared/ui/facts';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import type { EditedDraft } from '../model/edited-draft';
import * as styles from './preparation.css';

type ReleasePreviewProps = { edited: EditedDraft; artists: readonly LabelArtist[] };

export function ReleasePreview({ edited, artists }: ReleasePreviewProps) {
  const { t } = useTranslation(['pages.label.releases', 'entities.release']);
  const { date } = useFormats();
  const { title, artistId, type, releaseDate, picture, tracks } = edited;
  const artist = artists.find(({ id }) => id === artistId);
  return (
    <Stack gap={4}>
      <Artwork src={picture?.url ?? null} seed={artistId ?? 'new'} sizes="320px" />
      <Stack gap={1}>
        <Heading level={3} lines={3}>
          {title || t('list.untitled')}
        </Heading>
        <Text>{artist?.name ?? t('list.noArtist')}</Text>
        <Facts
          size="small"
          tone="muted"
          facts={[
            t(`entities.release:type.${type}`),
            releaseDate ? date(releaseDate) : t('list.noDate'),
            t('list.tracks', { count: tracks.length }),
          ]}
        />
      </Stack>
      <ol className={styles.tracks}>
        {tracks.map((track) => (
          <li key={track.sound} className={styles.trackHead}>
            <Text lines={2}>{track.title || t('track.untitled')}</Text>
            <Text size="small" tone="muted" isNumeric>
              {formatTime(track.facts.seconds)}
            </Text>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
