import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/shared/lib/lazy-part';
import {
  ReleaseBadge,
  useDecideReleaseMutation,
  useReleaseWords,
  useSentReleaseQuery,
} from '@/entities/release';
import type { Preparation } from '@/shared/contract/release.ts';
import { Artwork } from '@/shared/ui/artwork';
import { isMissing } from '@/shared/ui/query-view';
import { Inline, Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { useDecided } from '../model/use-decided';
import { useHearing } from '../model/use-hearing';
import * as styles from './inbox.css';
import { InboxTrack } from './InboxTrack';
import { Act, Decision, ItemPanel, type OpenedProps, Unavailable } from './ItemPanel';

const RejectReleaseDialog = lazyPart(() => import('./RejectReleaseDialog'), 'RejectReleaseDialog');

export function ReleasePanel({ id, listed, onClose }: OpenedProps<Preparation>) {
  const { t } = useTranslation(['pages.editorial.inbox', 'entities.release']);
  const query = useSentReleaseQuery(id, { refetchOnMountOrArgChange: true });
  const { date } = useReleaseWords();
  const [decide, { isLoading }] = useDecideReleaseMutation();
  const [isRejecting, setRejecting] = useState(false);
  const hearing = useHearing();
  const decided = useDecided('decideRelease');
  const release = query.data ?? listed;
  if (release === undefined || isMissing(query))
    return <Unavailable query={query} onClose={onClose} />;

  const { version, title, artist, label, status, releaseDate, tracks, sentAt, decision } = release;
  const isReady = tracks.every(({ state }) => state === 'ready');
  const handleApprove = async () => {
    const { error } = await decide({ id, version, act: 'approve' });
    const texts = { done: t('approve.done', { title }), failed: t('approve.failed') };
    if (decided(error, texts)) onClose();
  };
  return (
    <ItemPanel
      title={title}
      by={t('by', { artist: artist?.name ?? t('noArtist'), label: label.name })}
      onClose={onClose}
      acts={
        status === 'pending' && (
          <>
            <Act
              label={t('reject.act')}
              name={t('reject.of', { title })}
              hasForm
              onPress={() => setRejecting(true)}
            />
            <Act
              label={t('approve.act')}
              name={t('approve.of', { title })}
              variant="solid"
              isBlocked={!isReady}
              isPending={isLoading}
              onPress={() => void handleApprove()}
            />
          </>
        )
      }
    >
      <Inline gap={4}>
        <Artwork src={release.coverImage} seed={id} sizes="128px" className={styles.cover} />
        <Stack gap={3}>
          <Inline>
            <ReleaseBadge status={status} />
          </Inline>
          <Text size="small" tone="muted">
            {t('facts', {
              type: t(`entities.release:type.${release.type}`),
              date: releaseDate ? date(releaseDate) : '',
              sent: sentAt ? date(sentAt.slice(0, 10)) : '',
            })}
          </Text>
        </Stack>
      </Inline>
      <ol className={styles.tracks}>
        {tracks.map((track) => (
          <InboxTrack key={track.id} track={track} hearing={hearing} />
        ))}
      </ol>
      {!isReady && (
        <Text size="small" tone="muted">
          {t('notReady')}
        </Text>
      )}
      {decision && (
        <Decision
          by={decision.by}
          day={decision.at.slice(0, 10)}
          words={[
            decision.reason && t(`entities.release:reason.${decision.reason}`),
            decision.note,
          ]}
        />
      )}
      <Suspense fallback={null}>
        {isRejecting && (
          <RejectReleaseDialog
            release={release}
            onDone={onClose}
            onClose={() => setRejecting(false)}
          />
        )}
      </Suspense>
    </ItemPanel>
  );
}
