import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/shared/lib/lazy-part';
import { useApproveReleaseMutation, useReleaseWords } from '@/entities/release';
import type { Preparation } from '@/shared/contract/release.ts';
import { Artwork } from '@/shared/ui/artwork';
import { Button } from '@/shared/ui/button';
import { Inline, Stack } from '@/shared/ui/stack';
import { Surface } from '@/shared/ui/surface';
import { Heading, Text } from '@/shared/ui/text';
import { handFocusOn } from '@/shared/ui/focus';
import type { Hearing } from '../model/use-hearing';
import { useDecided } from '../model/use-decided';
import * as styles from './inbox.css';
import { InboxTrack } from './InboxTrack';

const RejectDialog = lazyPart(() => import('./RejectDialog'), 'RejectDialog');

type InboxItemProps = {
  release: Preparation;
  hearing: Hearing;
};

export function InboxItem({ release, hearing }: InboxItemProps) {
  const { t } = useTranslation(['pages.editorial.inbox', 'entities.release']);
  const { date } = useReleaseWords();
  const [approve, { isLoading }] = useApproveReleaseMutation();
  const [isRejecting, setRejecting] = useState(false);
  const decided = useDecided('decideRelease');
  const heading = useId();
  const { id, version, title, artist, label, type, releaseDate, coverImage, tracks, sentAt } =
    release;
  const isReady = tracks.every(({ state }) => state === 'ready');
  const handleApprove = async () => {
    const { error } = await approve({ id, version });
    decided(error, { done: t('approve.done', { title }), failed: t('approve.failed') });
  };
  return (
    <Surface as="article" ref={handFocusOn} className={styles.item} aria-labelledby={heading}>
      <Artwork src={coverImage} seed={id} sizes="200px" className={styles.cover} />
      <Stack gap={4} className={styles.words}>
        <Stack gap={1}>
          <Heading level={3} id={heading}>
            {title}
          </Heading>
          <Text>{t('by', { artist: artist?.name ?? t('noArtist'), label: label.name })}</Text>
          <Text size="small" tone="muted">
            {t('facts', {
              type: t(`entities.release:type.${type}`),
              date: releaseDate ? date(releaseDate) : '',
              sent: sentAt ? date(sentAt.slice(0, 10)) : '',
            })}
          </Text>
        </Stack>
        <ol className={styles.tracks}>
          {tracks.map((track) => (
            <InboxTrack key={track.id} track={track} hearing={hearing} />
          ))}
        </ol>
        <Inline gap={3} isWrapping>
          <Button
            variant="solid"
            aria-label={t('approve.of', { title })}
            aria-disabled={!isReady || undefined}
            isPending={isLoading}
            onClick={() => isReady && void handleApprove()}
          >
            {t('approve.act')}
          </Button>
          <Button
            aria-haspopup="dialog"
            aria-label={t('reject.of', { title })}
            onClick={() => setRejecting(true)}
          >
            {t('reject.act')}
          </Button>
          {!isReady && (
            <Text size="small" tone="muted">
              {t('notReady')}
            </Text>
          )}
        </Inline>
      </Stack>
      <Suspense fallback={null}>
        {isRejecting && <RejectDialog release={release} onClose={() => setRejecting(false)} />}
      </Suspense>
    </Surface>
  );
}
