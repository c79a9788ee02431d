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
import { showUpc } from '@/shared/rules/release-codes.ts';
import { FactList } from '@/shared/ui/fact-list';
import { Artwork } from '@/shared/ui/artwork';
import { isMissing } from '@/shared/ui/query-view';
import { Inline, Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { useHearing } from '@/features/hear-prepared';
import { ApprovalActs } from './ApprovalActs';
import * as styles from './inbox.css';
import { InboxTrack } from './InboxTrack';
import { Decision, ItemPanel, type OpenedProps, Unavailable } from './ItemPanel';

const RejectReleaseDialog = lazyPart(() => import('./RejectReleaseDialog'), 'RejectReleaseDialog');

export function ReleasePanel(props: OpenedProps<Preparation>) {
  const { id, listed, onClose, onDecided, onTakenBack, onStep } = props;
  const { t } = useTranslation(['pages.editorial.inbox', 'entities.release']);
  const query = useSentReleaseQuery(id, { refetchOnMountOrArgChange: true });
  const { date } = useReleaseWords();
  const [decide, { isLoading }] = useDecideReleaseMutation();
  const [isRejecting, setRejecting] = useState(false);
  const hearing = useHearing();
  const release = query.data ?? listed;
  if (release === undefined || isMissing(query))
    return <Unavailable query={query} onClose={onClose} onStep={onStep} />;

  const { version, title, artist, label, status, releaseDate, tracks, sentAt, decision } = release;
  const taking = {
    takeBack: () => decide({ id, act: 'undo' }),
    onTakenBack: () => onTakenBack(id),
  };
  const isReady = tracks.every(({ state }) => state === 'ready');
  return (
    <ItemPanel
      title={title}
      by={t('by', { artist: artist?.name ?? t('noArtist'), label: label.name })}
      onClose={onClose}
      onStep={onStep}
      acts={
        status === 'pending' && (
          <ApprovalActs
            action="decideRelease"
            names={{ approve: t('approve.of', { title }), reject: t('reject.of', { title }) }}
            texts={{ done: t('approve.done', { title }), failed: t('approve.failed') }}
            isBlocked={!isReady}
            isPending={isLoading}
            approve={() => decide({ id, version, act: 'approve' })}
            taking={taking}
            onDone={onDecided}
            onReject={() => setRejecting(true)}
          />
        )
      }
    >
      <Inline gap={4}>
        <Artwork src={release.coverImage} seed={id} sizes="128px" className={styles.cover} />
        <Stack gap={3}>
          <Inline>
            <ReleaseBadge status={status} />
          </Inline>
        </Stack>
      </Inline>
      <FactList
        facts={[
          releaseDate !== null && { name: t('facts.release'), value: date(releaseDate) },
          sentAt !== null && { name: t('facts.sent'), value: date(sentAt.slice(0, 10)) },
          { name: t('facts.type'), value: t(`entities.release:type.${release.type}`) },
          { name: t('facts.label'), value: label.name },
          release.upc !== '' && { name: t('facts.upc'), value: showUpc(release.upc) },
        ]}
      />
      <ol className={styles.tracks}>
        {tracks.map((track) => (
          <InboxTrack
            key={track.id}
            track={track}
            lyrics={release.lyrics?.[track.sound]}
            hearing={hearing}
          />
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
            taking={taking}
            onDone={onDecided}
            onClose={() => setRejecting(false)}
          />
        )}
      </Suspense>
    </ItemPanel>
  );
}
