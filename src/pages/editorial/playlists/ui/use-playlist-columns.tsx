import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { type Column, PicturedName } from '@/shared/ui/data-table';
import { ShortCount } from '@/shared/ui/short-count';
import { StatusBadge } from '@/shared/ui/status-badge';
import type { ShownPlaylist } from '../lib/with-unsaved';
import { CoverPicture } from './CoverPicture';
import type { PlaylistListActs } from './PlaylistActItems';
import { UnsavedMark } from './UnsavedMark';

export function usePlaylistColumns({
  acts,
  onOpen,
  now,
}: PlaylistListActs & { now: number }): Column<ShownPlaylist>[] {
  const { t } = useTranslation('pages.editorial.playlists');
  const { number, ago } = useFormats();
  return [
    {
      id: 'name',
      title: t('column.name'),
      value: ({ playlist }) => playlist.name,
      cell: ({ playlist, unsaved }) => (
        <>
          <PicturedName picture={<CoverPicture playlist={playlist} size="small" />}>
            {unsaved?.act === 'create' ? (
              playlist.name
            ) : (
              <Button
                variant="ghost"
                size="small"
                aria-label={t('act.tracksOf', { name: playlist.name })}
                onClick={() => onOpen(playlist.id)}
              >
                {playlist.name}
              </Button>
            )}
          </PicturedName>
          {unsaved && <UnsavedMark unsaved={unsaved} acts={acts} />}
        </>
      ),
    },
    {
      id: 'state',
      title: t('states.title'),
      part: 'badge',
      cell: ({ playlist: { isActive } }) => (
        <StatusBadge meaning={isActive ? 'on' : 'over'}>
          {t(isActive ? 'state.active' : 'state.inactive')}
        </StatusBadge>
      ),
    },
    {
      id: 'category',
      title: t('filter.category'),
      part: 'fact',
      cell: ({ playlist }) => t(`category.${playlist.category}`),
    },
    {
      id: 'priority',
      title: t('form.priority'),
      isNumeric: true,
      value: ({ playlist }) => playlist.priority,
    },
    {
      id: 'followers',
      title: t('column.followers'),
      isNumeric: true,
      part: 'figure',
      value: ({ playlist }) => playlist.followers,
      cell: ({ playlist }) => <ShortCount count={playlist.followers} />,
    },
    {
      id: 'tracks',
      title: t('act.tracks'),
      isNumeric: true,
      value: ({ playlist }) => playlist.trackCount,
      cell: ({ playlist }) => number(playlist.trackCount),
    },
    {
      id: 'updated',
      title: t('column.updated'),
      rank: 3,
      value: ({ playlist }) => playlist.lastUpdated,
      cell: ({ playlist }) => ago(playlist.lastUpdated, now),
    },
    {
      id: 'createdBy',
      title: t('column.createdBy'),
      rank: 4,
      value: ({ playlist }) => playlist.createdBy,
    },
  ];
}
