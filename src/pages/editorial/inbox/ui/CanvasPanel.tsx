import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/shared/lib/lazy-part';
import {
  CanvasBadge,
  LoopVideo,
  useDecideCanvasMutation,
  useMayMove,
  useSentCanvasQuery,
} from '@/entities/canvas';
import { canvasLimits } from '@/shared/contract/canvas-limits.ts';
import type { SentCanvas } from '@/shared/contract/canvas.ts';
import { formSchema } from '@/shared/lib/form';
import { useFormats } from '@/shared/lib/format';
import { Artwork } from '@/shared/ui/artwork';
import { Button } from '@/shared/ui/button';
import { FactList } from '@/shared/ui/fact-list';
import { OutwardLink } from '@/shared/ui/outward-link';
import { isMissing } from '@/shared/ui/query-view';
import { Inline } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { ApprovalActs } from './ApprovalActs';
import * as styles from './inbox.css';
import { Decision, ItemPanel, type OpenedProps, Unavailable } from './ItemPanel';

const RefusalDialog = lazyPart(() => import('./RefusalDialog'), 'RefusalDialog');

const schema = formSchema(
  async () => (await import('@/shared/contract/canvas.ts')).rejectCanvasBodySchema,
);

export function CanvasPanel(props: OpenedProps<SentCanvas>) {
  const { id, listed, onClose, onDecided, onTakenBack, onStep } = props;
  const { t } = useTranslation(['pages.editorial.canvas', 'pages.editorial.inbox']);
  const query = useSentCanvasQuery(id, { refetchOnMountOrArgChange: true });
  const { date } = useFormats();
  const [decide, { isLoading }] = useDecideCanvasMutation();
  const [isRejecting, setRejecting] = useState(false);
  const mayMove = useMayMove();
  const [isPlaying, setPlaying] = useState(mayMove);
  const canvas = query.data ?? listed;
  if (canvas === undefined || isMissing(query))
    return <Unavailable query={query} onClose={onClose} onStep={onStep} />;

  const { artist, track, videoUrl, address, description, tags, sentAt, status } = canvas;
  const { title } = track;
  const mayApprove = videoUrl !== null && !track.isGone;
  const taking = {
    takeBack: () => decide({ id, act: 'undo' }),
    onTakenBack: () => onTakenBack(id),
  };
  const texts = { failed: t('failed'), missing: t('gone') };
  return (
    <ItemPanel
      title={title}
      by={artist.name}
      onClose={onClose}
      onStep={onStep}
      acts={
        status === 'pending' && (
          <ApprovalActs
            action="decideCanvas"
            names={{ approve: t('approve.of', { title }), reject: t('reject.of', { title }) }}
            texts={{ ...texts, done: t('approve.done', { title }) }}
            isBlocked={!mayApprove}
            isPending={isLoading}
            approve={() => decide({ id, act: 'approve' })}
            taking={taking}
            onDone={onDecided}
            onReject={() => setRejecting(true)}
          />
        )
      }
    >
      {videoUrl === null ? (
        <Artwork src={canvas.thumbnailUrl} seed={id} sizes="320px" />
      ) : (
        <LoopVideo
          src={videoUrl}
          startTime={canvas.startTime}
          endTime={canvas.endTime}
          isLoop={canvas.isLoop}
          isPlaying={isPlaying && mayMove}
          label={t('video', { title })}
          className={styles.video}
        />
      )}
      <Inline gap={3} isWrapping>
        {videoUrl !== null && (
          <Button size="small" onClick={() => setPlaying(!isPlaying)}>
            {isPlaying && mayMove ? t('pause') : t('play')}
          </Button>
        )}
        <CanvasBadge status={status} />
      </Inline>
      <FactList
        facts={[
          {
            name: t('pages.editorial.inbox:facts.sent'),
            value: date(sentAt.slice(0, 10)),
          },
          { name: t('facts.track'), value: t(track.isOut ? 'facts.out' : 'facts.toCome') },
          tags.length > 0 && { name: t('facts.tags'), value: tags.join(', ') },
        ]}
      />
      {description && <Text className={styles.written}>{description}</Text>}
      {address && (
        <Text size="small">
          <OutwardLink href={address}>{t('address')}</OutwardLink>
        </Text>
      )}
      {status === 'pending' && !mayApprove && (
        <Text size="small" tone="muted">
          {t(track.isGone ? 'trackGone' : 'noFile')}
        </Text>
      )}
      <Decision by={canvas.decidedBy} words={[canvas.feedback]} />
      <Suspense fallback={null}>
        {isRejecting && (
          <RefusalDialog
            action="decideCanvas"
            id={id}
            namespace="pages.editorial.canvas"
            title={t('reject.of', { title })}
            label={t('reject.feedback')}
            missing={t('reject.missing')}
            most={canvasLimits.feedbackMax}
            schema={schema}
            texts={{ ...texts, done: t('reject.done', { title }) }}
            decide={(sent) => decide({ id, act: 'reject', ...sent })}
            taking={taking}
            onDone={onDecided}
            onClose={() => setRejecting(false)}
          />
        )}
      </Suspense>
    </ItemPanel>
  );
}
