import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editorialCategories } from '@/shared/contract/editorial-categories.ts';
import type { EditorialPlaylist } from '@/shared/contract/editorial-playlist.ts';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/button';
import { CardGrid } from '@/shared/ui/card-grid';
import { FilterBar } from '@/shared/ui/filter-bar';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { MainAction } from '@/widgets/office';
import { useOpenPlaylist } from '../model/open-playlist';
import { usePlaylistActs } from '../model/use-playlist-acts';
import { usePlaylistList } from '../model/use-playlist-list';
import { PlaylistGrid } from './PlaylistGrid';

const PlaylistDialog = lazyPart(() => import('./PlaylistDialog'), 'PlaylistDialog');
const DeleteDialog = lazyPart(() => import('./DeleteDialog'), 'DeleteDialog');
const TracksView = lazyPart(() => import('./tracks/TracksView'), 'TracksView');

/** What is done with which; null makes one. */
type Open =
  | { act: 'edit'; playlist: EditorialPlaylist | null }
  | { act: 'delete'; playlist: EditorialPlaylist };

/** The playlists of the house, or the tracks of one. */
export function PlaylistsTab() {
  const { openId, open } = useOpenPlaylist();
  if (openId === '') return <Playlists />;
  return (
    <Suspense fallback={<Skeleton shape="block" height="400px" />}>
      <TracksView id={openId} onLeave={() => open('')} />
    </Suspense>
  );
}

/** Found, filtered, made, changed, switched and deleted. */
function Playlists() {
  const { t } = useTranslation('pages.editorial.playlists');
  const { view, query, arrange } = usePlaylistList();
  const acts = usePlaylistActs();
  const openPlaylist = useOpenPlaylist();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <Stack gap={5}>
      <MainAction>
        <Button
          variant="solid"
          aria-haspopup="dialog"
          onPointerEnter={() => void PlaylistDialog.load().catch(() => undefined)}
          onClick={() => setOpen({ act: 'edit', playlist: null })}
        >
          <Plus size={18} aria-hidden />
          {t('create')}
        </Button>
      </MainAction>
      <FilterBar
        label={t('filter.label')}
        searchLabel={t('filter.search')}
        text={view.text}
        onSearch={view.search}
        choices={[
          {
            name: 'category',
            label: t('filter.category'),
            allLabel: t('filter.all'),
            options: editorialCategories.map((value) => ({
              value,
              label: t(`category.${value}`),
            })),
          },
        ]}
        chosen={view.chosen}
        onChoose={(_name, value) => view.choose('category', value)}
        onReset={view.isFiltered ? view.reset : undefined}
      />
      <QueryView
        query={query}
        headingLevel={2}
        loading={
          <CardGrid as="div" aria-hidden>
            {Array.from({ length: 6 }, (_, index) => (
              <Skeleton key={index} shape="block" height="240px" />
            ))}
          </CardGrid>
        }
      >
        {(playlists) => (
          <PlaylistGrid
            {...arrange(playlists)}
            acts={acts}
            onOpen={({ id }) => openPlaylist.open(id)}
            onEdit={(playlist) => setOpen({ act: 'edit', playlist })}
            onDelete={(playlist) => setOpen({ act: 'delete', playlist })}
          />
        )}
      </QueryView>
      <Suspense fallback={null}>
        {open?.act === 'edit' && (
          <PlaylistDialog playlist={open.playlist} acts={acts} onClose={close} />
        )}
        {open?.act === 'delete' && (
          <DeleteDialog playlist={open.playlist} acts={acts} onClose={close} />
        )}
      </Suspense>
    </Stack>
  );
}
