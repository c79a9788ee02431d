import { Trash2 } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CanvasBadge } from '@/entities/canvas';
import { type CreatedPlace, isOnlyHere, CreatedState } from '@/entities/outbox';
import type { NewCanvas } from '@/features/create-canvas';
import { useKeptFile } from '@/shared/files';
import { useFormats } from '@/shared/lib/format';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Artwork } from '@/shared/ui/artwork';
import { IconButton } from '@/shared/ui/icon-button';
import { PlayButton } from '@/shared/ui/play-button';
import { ShortCount } from '@/shared/ui/short-count';
import { Inline, Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { WhoseItem } from '@/widgets/workspace';
import { handFocusOn } from '@/shared/ui/focus';
import { useCanvasWords } from '../model/use-canvas-words';
import type { ShownCanvas } from '../model/use-canvas-list';
import * as styles from './canvas.css';

const PreviewDialog = lazyPart(() => import('./PreviewDialog'), 'PreviewDialog');
const RemoveDialog = lazyPart(() => import('./RemoveDialog'), 'RemoveDialog');

type CanvasCardProps = {
  shown: ShownCanvas;
  place: CreatedPlace;
  onEdit: (canvas: NewCanvas, at: CreatedPlace) => void;
};

/** A canvas: a picture of it, how far it is, what was said of it and how it was seen. */
export function CanvasCard({ shown: { canvas, created }, place, onEdit }: CanvasCardProps) {
  const { t } = useTranslation('pages.promotion.canvas');
  const { date, rate } = useFormats();
  const { seconds } = useCanvasWords();
  const [open, setOpen] = useState<'preview' | 'remove' | null>(null);
  const heading = useId();
  const kept = useKeptFile(created?.item.thumbnailKey ?? null);
  const { id, trackTitle, status, duration, createdAt, views, engagement, feedback } = canvas;
  const picture = kept ?? canvas.thumbnailUrl;
  const close = () => setOpen(null);
  return (
    <article ref={handFocusOn} className={styles.card} aria-labelledby={heading}>
      <div className={styles.picture}>
        {picture === null ? (
          <Artwork src={null} seed={id} sizes="240px" />
        ) : (
          <img src={picture} alt="" loading="lazy" className={styles.poster} />
        )}
        <div className={styles.play}>
          <PlayButton
            label={t('preview.of', { title: trackTitle })}
            isPlaying={false}
            onClick={() => setOpen('preview')}
          />
        </div>
      </div>
      <Stack gap={2}>
        <Inline gap={2} justify="between">
          {!isOnlyHere(created) && <CanvasBadge status={status} />}
          {created === null && (
            <IconButton
              label={t('remove.of', { title: trackTitle })}
              size="small"
              aria-haspopup="dialog"
              onClick={() => setOpen('remove')}
            >
              <Trash2 size={16} aria-hidden />
            </IconButton>
          )}
        </Inline>
        <WhoseItem artistId={canvas.artistId} />
        <Heading level={3} id={heading} size="small" lines={2}>
          {trackTitle}
        </Heading>
        <Text size="small" tone="muted">
          {t('facts', { length: seconds(duration), date: date(createdAt.slice(0, 10)) })}
        </Text>
        {(views > 0 || status === 'live') && (
          <Text size="small" isNumeric>
            {views === 0 ? (
              t('noViews')
            ) : (
              <ShortCount
                count={views}
                label={(shown) =>
                  t('figures', { count: views, views: shown, engagement: rate(engagement) })
                }
              />
            )}
          </Text>
        )}
        {feedback && (
          <Text size="small" className={styles.feedback}>
            {t('feedback', { feedback })}
          </Text>
        )}
        {created && (
          <CreatedState
            owner={place.owner}
            created={created}
            onEdit={() => onEdit(created.item, place)}
          />
        )}
      </Stack>
      <Suspense fallback={null}>
        {open === 'preview' && (
          <PreviewDialog canvas={canvas} item={created?.item ?? null} onClose={close} />
        )}
        {open === 'remove' && (
          <RemoveDialog canvas={canvas} artistId={place.artistId} onClose={close} />
        )}
      </Suspense>
    </article>
  );
}
