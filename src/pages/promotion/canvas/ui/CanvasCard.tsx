import { useTranslation } from 'react-i18next';
import { CanvasBadge } from '@/entities/canvas';
import { isOnlyHere } from '@/entities/outbox';
import { useStoredFile } from '@/shared/files';
import { useFormats } from '@/shared/lib/format';
import { Artwork } from '@/shared/ui/artwork';
import { PlayButton } from '@/shared/ui/play-button';
import { ShortCount } from '@/shared/ui/short-count';
import { Text } from '@/shared/ui/text';
import { type ThingAct, ToolCard } from '@/widgets/office';
import { WhoseItem } from '@/widgets/workspace';
import type { ShownCanvas } from '../model/canvas-item';
import { useSeconds } from '../model/use-seconds';
import * as styles from './canvas.css';

type CanvasCardProps = {
  shown: ShownCanvas;
  acts: readonly ThingAct[];
  onPreview: () => void;
};

export function CanvasCard({ shown: { thing, pending }, acts, onPreview }: CanvasCardProps) {
  const { t } = useTranslation('pages.promotion.canvas');
  const { date, rate } = useFormats();
  const seconds = useSeconds();
  const storedUrl = useStoredFile(pending?.item.thumbnailKey ?? null);
  const { id, trackTitle: title, status, duration, createdAt, views, engagement, feedback } = thing;
  const picture = storedUrl ?? thing.thumbnailUrl;
  return (
    <ToolCard
      id={id}
      name={title}
      level={3}
      cover={
        <div className={styles.picture}>
          {picture === null ? (
            <Artwork src={null} seed={id} sizes="240px" />
          ) : (
            <img src={picture} alt="" loading="lazy" className={styles.poster} />
          )}
          <div className={styles.play}>
            <PlayButton label={t('preview.of', { title })} isPlaying={false} onClick={onPreview} />
          </div>
        </div>
      }
      badge={!isOnlyHere(pending) && <CanvasBadge status={status} />}
      lines={[t('facts', { length: seconds(duration), date: date(createdAt.slice(0, 10)) })]}
      acts={acts}
      pending={pending}
    >
      <WhoseItem artistId={thing.artistId} />
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
    </ToolCard>
  );
}
