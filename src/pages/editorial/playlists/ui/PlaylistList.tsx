import { ListMusic } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editorialCategories } from '@/shared/contract/editorial-categories.ts';
import { FilteredList } from '@/shared/ui/filtered-list';
import { StatusView } from '@/shared/ui/status-view';
import type { ShownPlaylist } from '../lib/with-unsaved';
import { EditorialCard } from './EditorialCard';
import { PlaylistActItems, type PlaylistListActs } from './PlaylistActItems';
import { usePlaylistColumns } from './use-playlist-columns';

type PlaylistListProps = PlaylistListActs & { shown: readonly ShownPlaylist[] };

/** The playlists as a table or cards, in the order of home. */
export function PlaylistList({ shown, ...acts }: PlaylistListProps) {
  const { t } = useTranslation('pages.editorial.playlists');
  const [now] = useState(() => Date.now());
  const columns = usePlaylistColumns({ ...acts, now });
  return (
    <FilteredList
      label={t('list')}
      items={shown}
      getId={({ playlist }) => playlist.id}
      getName={({ playlist }) => playlist.name}
      states={{
        title: t('states.title'),
        all: t('states.all'),
        of: ({ playlist }) => (playlist.isActive ? 'active' : 'inactive'),
        order: ['active', 'inactive'],
        label: (state) => t(`states.${state}`),
      }}
      choices={[
        {
          name: 'category',
          label: t('filter.category'),
          allLabel: t('filter.all'),
          options: editorialCategories.map((value) => ({ value, label: t(`category.${value}`) })),
          of: ({ playlist }) => playlist.category,
        },
      ]}
      searchLabel={t('filter.search')}
      searchIn={({ playlist }) => [playlist.name, playlist.description]}
      noMatch={t('filter.none')}
      columns={columns}
      menu={(each) => <PlaylistActItems {...acts} shown={each} />}
      card={(each) => <EditorialCard {...acts} shown={each} now={now} />}
      leads="table"
      empty={
        <StatusView
          headingLevel={2}
          icon={<ListMusic size={32} />}
          title={t('empty.title')}
          text={t('empty.text')}
        />
      }
    />
  );
}
