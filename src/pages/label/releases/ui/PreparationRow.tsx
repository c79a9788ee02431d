import { useTranslation } from 'react-i18next';
import { ReleaseBadge, useReleaseWords } from '@/entities/release';
import type { Preparation } from '@/shared/contract/release.ts';
import { Artwork } from '@/shared/ui/artwork';
import { Inline, Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { handFocusOn } from '@/shared/ui/focus';
import { PreparationActs } from './PreparationActs';
import * as styles from './preparation.css';

type PreparationRowProps = {
  release: Preparation;
  onOpen: () => void;
  onPressLinks: () => void;
};

export function PreparationRow({ release, ...acts }: PreparationRowProps) {
  const { t } = useTranslation(['pages.label.releases', 'entities.release']);
  const { date } = useReleaseWords();
  const { id, title, artist, type, releaseDate, coverImage, status, tracks, decision } = release;
  const failed = tracks.filter(({ state }) => state === 'failed').length;
  const about = [
    artist?.name ?? t('list.noArtist'),
    t(`entities.release:type.${type}`),
    releaseDate ? date(releaseDate) : t('list.noDate'),
    t('list.tracks', { count: tracks.length }),
  ];
  return (
    <div ref={handFocusOn} className={styles.row}>
      <Artwork src={coverImage} seed={id} shape="thumb" sizes="64px" className={styles.cover} />
      <Stack gap={1}>
        <Inline gap={2} isWrapping>
          <Text weight="medium" lines={2}>
            {title || t('list.untitled')}
          </Text>
          <ReleaseBadge status={status} />
        </Inline>
        <Text size="small" tone="muted">
          {about.join(' · ')}
        </Text>
        {decision?.reason && (
          <Text size="small">
            {t(decision.by === null ? 'list.rejected' : 'list.rejectedBy', {
              reason: t(`entities.release:reason.${decision.reason}`),
              name: decision.by ?? '',
              date: date(decision.at.slice(0, 10)),
            })}
            {decision.note !== '' && ` ${t('list.note', { note: decision.note })}`}
          </Text>
        )}
        {failed > 0 && (
          <Text size="small" tone="danger">
            {t('list.failed', { count: failed })}
          </Text>
        )}
      </Stack>
      <PreparationActs release={release} {...acts} />
    </div>
  );
}
