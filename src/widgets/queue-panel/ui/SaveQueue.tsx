import { useTranslation } from 'react-i18next';
import { shortenName } from '@/features/add-to-playlist';
import { NewPlaylistForm } from '@/features/create-playlist';
import { playlistLimits } from '@/shared/contract/limits.ts';
import type { Track } from '@/shared/contract/track.ts';
import { Text } from '@/shared/ui/text';

type SaveQueueProps = { tracks: readonly Track[]; onDone: () => void };

/** Makes a playlist of as many tracks as one can have. */
export function SaveQueue({ tracks, onDone }: SaveQueueProps) {
  const { t } = useTranslation('widgets.queue-panel');
  const saved = tracks.slice(0, playlistLimits.tracks);
  return (
    <>
      {saved.length < tracks.length && (
        <Text size="small" tone="muted">
          {t('saveFirst', { count: saved.length })}
        </Text>
      )}
      <NewPlaylistForm
        trackIds={saved.map(({ id }) => id)}
        suggestedName={shortenName(saved[0]?.title ?? '')}
        onDone={onDone}
      />
    </>
  );
}
