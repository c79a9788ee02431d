import { useTranslation } from 'react-i18next';
import { ProvideRowActions, useArrangePlaylist } from '@/features/arrange-playlist';
import { ReadingBanner, useReadTracks } from '@/features/read-tracks';
import type { FullPlaylist } from '@/shared/contract/playlist.ts';
import { LiveText } from '@/shared/ui/live-text';
import { Text } from '@/shared/ui/text';
import { readablePlaylist } from '@/widgets/play-playlist';
import { LongTrackTable, useToggleRow } from '@/widgets/track-table';
import { EditorTrackMenu } from './EditorTrackMenu';

type ArrangedTracksProps = { playlist: FullPlaylist };

/** Reordered by dragging or Alt and an arrow key, removed with Delete; the menus do both. */
export function ArrangedTracks({ playlist }: ArrangedTracksProps) {
  const { t } = useTranslation('pages.editorial.tracks');
  const { id, name, tracks, trackCount } = playlist;
  const list = readablePlaylist(id);
  const { hasFailed, readTo, retry } = useReadTracks(list, playlist);
  const toggleRow = useToggleRow(tracks, list.source);
  const { news, ...actions } = useArrangePlaylist(playlist);
  const rows = Math.max(trackCount, tracks.length);
  return (
    <ProvideRowActions value={{ ...actions, rows, canMove: true }}>
      <Text size="small" tone="muted">
        {t('hint')}
      </Text>
      {hasFailed && <ReadingBanner onRetry={retry} />}
      <LongTrackTable
        label={name}
        tracks={tracks}
        source={list.source}
        rows={rows}
        columns={['album', 'addedAt']}
        menu={EditorTrackMenu}
        onToggle={toggleRow}
        onReach={readTo}
        onRemove={actions.remove}
        onMove={actions.move}
      />
      <LiveText isHidden>{news}</LiveText>
    </ProvideRowActions>
  );
}
