import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHeldItem, useOpenItem } from '@/shared/lib/address';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/button';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { MainAction, MissingItem } from '@/widgets/office';
import type { ShownPlaylist } from '../lib/with-unsaved';
import { useOpenPlaylist } from '../model/open-playlist';
import { usePlaylistActs } from '../model/use-playlist-acts';
import { usePlaylistList } from '../model/use-playlist-list';
import { PlaylistList } from './PlaylistList';
import { UnsavedMark } from './UnsavedMark';

const PlaylistWorkbench = lazyPart(() => import('./PlaylistWorkbench'), 'PlaylistWorkbench');
const DeleteDialog = lazyPart(() => import('./DeleteDialog'), 'DeleteDialog');
const TracksView = lazyPart(() => import('./tracks/TracksView'), 'TracksView');

const skeleton = <Skeleton shape="block" height="400px" />;

export function PlaylistsTab() {
  const { openId, open } = useOpenPlaylist();
  if (openId === '') return <Playlists />;
  return (
    <Suspense fallback={skeleton}>
      <TracksView id={openId} onLeave={() => open('')} />
    </Suspense>
  );
}

function Playlists() {
  const { t } = useTranslation('pages.editorial.playlists');
  const { query, arrange } = usePlaylistList();
  const acts = usePlaylistActs();
  const openPlaylist = useOpenPlaylist();
  const making = useOpenItem('new');
  const editing = useOpenItem('edit');
  const all = query.data && arrange(query.data).shown;
  const edited = useHeldItem(
    editing,
    all?.find(({ playlist }) => playlist.id === editing.id)?.playlist,
  );
  const [deleted, setDeleted] = useState<ShownPlaylist | null>(null);
  return (
    <Stack gap={4}>
      <MainAction>
        <Button
          variant="solid"
          aria-haspopup="dialog"
          onPointerEnter={() => void PlaylistWorkbench.load().catch(() => undefined)}
          onClick={() => making.open()}
        >
          <Plus size={18} aria-hidden />
          {t('create')}
        </Button>
      </MainAction>
      <QueryView query={query} headingLevel={2} loading={skeleton}>
        {(playlists) => {
          const list = arrange(playlists);
          return (
            <>
              {list.deleted.map((unsaved) => (
                <UnsavedMark key={unsaved.id} unsaved={unsaved} acts={acts} />
              ))}
              <PlaylistList
                shown={list.shown}
                acts={acts}
                onOpen={openPlaylist.open}
                onEdit={editing.open}
                onDelete={setDeleted}
              />
            </>
          );
        }}
      </QueryView>
      <Suspense fallback={null}>
        {edited && <PlaylistWorkbench playlist={edited} acts={acts} onClose={editing.close} />}
        {editing.isOpen && query.data && !edited && <MissingItem onClose={editing.close} />}
        {making.isOpen && <PlaylistWorkbench playlist={null} acts={acts} onClose={making.close} />}
        {deleted && (
          <DeleteDialog playlist={deleted.playlist} acts={acts} onClose={() => setDeleted(null)} />
        )}
      </Suspense>
    </Stack>
  );
}
