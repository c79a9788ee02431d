import { Sparkles } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { highlightsSeen } from '@/entities/highlight';
import { useArtistStoriesQuery, useLikeStoryMutation, useSeeStoryMutation } from '@/entities/story';
import { useAppDispatch } from '@/shared/redux';
import { FullScreenDialog } from '@/shared/ui/dialog';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { StatusView } from '@/shared/ui/status-view';
import { Text } from '@/shared/ui/text';
import { showFailure } from '@/shared/ui/toast';
import { HideStoriesButton } from './HideStoriesButton';
import { StorySequence } from './StorySequence';
import * as styles from './StoryViewer.css';

type ArtistStoriesProps = {
  artist: { id: string; name: string };
  reason: 'follow' | 'page';
  /** The listener hides them from the row on home. */
  isHidden?: boolean;
  onClose: () => void;
};

/** Starts with the first new one. */
export function ArtistStories({ artist, reason, isHidden = false, onClose }: ArtistStoriesProps) {
  const { t } = useTranslation('widgets.story-viewer');
  const query = useArtistStoriesQuery(artist.id);
  const [see] = useSeeStoryMutation();
  const [like] = useLikeStoryMutation();
  const stories = query.data;
  const dispatch = useAppDispatch();

  // The ring may no longer be new after closing.
  useEffect(() => () => void dispatch(highlightsSeen()), [dispatch]);

  const handleLike = async (id: string, isLiked: boolean) => {
    const { error } = await like({ id, artistId: artist.id, isLiked });
    if (error) showFailure('likeStory', error, { text: t('likeFailed') });
  };
  const firstNew = stories?.findIndex(({ isSeen }) => !isSeen) ?? 0;
  return (
    <FullScreenDialog onClose={onClose} title={artist.name} closeLabel={t('close')}>
      {stories === undefined || stories.length === 0 ? (
        <div className={styles.waiting}>
          <QueryView
            query={query}
            loading={<Skeleton shape="block" height="60vh" />}
            empty={
              <StatusView
                icon={<Sparkles size={32} />}
                title={t('over.title')}
                text={t('over.text')}
              />
            }
          >
            {() => null}
          </QueryView>
        </div>
      ) : (
        <StorySequence
          stories={stories}
          startAt={Math.max(0, firstNew)}
          reason={
            <Text size="small" tone="muted">
              {t(`reason.${reason}`, { name: artist.name })}{' '}
              {(reason === 'follow' || isHidden) && (
                <HideStoriesButton artist={artist} isHidden={isHidden} onDone={onClose} />
              )}
            </Text>
          }
          onSeen={({ id }) => void see({ id, artistId: artist.id })}
          onLike={({ id }, isLiked) => void handleLike(id, isLiked)}
          onClose={onClose}
        />
      )}
    </FullScreenDialog>
  );
}
