import { Combine, DiscAlbum, Split } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  joinedMost,
  type MusicAlbum,
  musicAlbumPageSize,
  type MusicAlbumsQuery,
} from '@/shared/contract/music-album.ts';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Artwork } from '@/shared/ui/artwork';
import { Button } from '@/shared/ui/button';
import { type Column, PicturedName, useSelection } from '@/shared/ui/data-table';
import { useAskedPages } from '@/shared/ui/filtered-list';
import { Text } from '@/shared/ui/text';
import { useImportedAlbumsQuery } from '../api/albums-api';
import { MusicList } from './MusicList';

const JoinDialog = lazyPart(() => import('./JoinDialog'), 'JoinDialog');
const SplitDialog = lazyPart(() => import('./SplitDialog'), 'SplitDialog');

const initialSort = { by: 'album', isDescending: false };

/** Imported albums, to join several or split one. See docs/product/imported-music.md. */
export function Albums() {
  const { t } = useTranslation('pages.admin.music');
  const { view, question } = useAskedPages({ name: 'albums', sorts: [], initialSort });
  const albums = useImportedAlbumsQuery(question as MusicAlbumsQuery, {
    refetchOnMountOrArgChange: true,
  });
  const selection = useSelection();
  const seen = useSeen(albums.data?.albums);
  const [splitting, setSplitting] = useState<MusicAlbum | null>(null);
  const [joining, setJoining] = useState<readonly MusicAlbum[] | null>(null);
  const chosen = [...selection.ids].flatMap((id) => seen.get(id) ?? []);
  const columns: Column<MusicAlbum>[] = [
    {
      id: 'album',
      title: t('albums.column.album'),
      part: 'name',
      value: ({ title }) => title,
      cell: ({ id, title, artist, coverImage }) => (
        <PicturedName
          picture={<Artwork src={coverImage} seed={id} shape="thumb" sizes="40px" />}
          detail={artist.name}
        >
          {title}
        </PicturedName>
      ),
    },
    {
      id: 'songs',
      part: 'fact',
      title: t('albums.column.songs'),
      value: ({ songs }) => t('albums.songs', { count: songs }),
      isWhole: true,
    },
    {
      id: 'folder',
      rank: 3,
      title: t('albums.column.folder'),
      value: ({ folder }) => folder ?? t('albums.byHand'),
    },
    {
      id: 'act',
      title: t('albums.column.act'),
      part: 'act',
      cell: (album) =>
        album.songs > 1 && (
          <Button
            size="small"
            aria-haspopup="dialog"
            aria-label={t('split.openOf', { title: album.title })}
            onClick={() => setSplitting(album)}
          >
            <Split size={16} aria-hidden />
            {t('split.open')}
          </Button>
        ),
    },
  ];
  return (
    <>
      <MusicList
        part="albums"
        icon={<DiscAlbum size={32} />}
        view={view}
        query={albums}
        columns={columns}
        rows={albums.data?.albums ?? []}
        pageSize={musicAlbumPageSize}
        total={albums.data?.total}
        getName={({ title }) => title}
        selection={selection}
        bulkActions={
          <>
            {chosen.length > joinedMost && (
              <Text size="small">{t('join.tooMany', { count: joinedMost })}</Text>
            )}
            <Button
              size="small"
              aria-haspopup="dialog"
              disabled={chosen.length < 2 || chosen.length > joinedMost}
              onClick={() => setJoining(chosen)}
            >
              <Combine size={16} aria-hidden />
              {t('join.open')}
            </Button>
          </>
        }
      />
      <Suspense fallback={null}>
        {joining && (
          <JoinDialog
            albums={joining}
            onJoined={selection.clear}
            onClose={() => setJoining(null)}
          />
        )}
        {splitting && <SplitDialog album={splitting} onClose={() => setSplitting(null)} />}
      </Suspense>
    </>
  );
}

/** Albums of the pages that were shown, by id, as they were last seen. */
function useSeen(albums: readonly MusicAlbum[] | undefined): ReadonlyMap<string, MusicAlbum> {
  const [last, setLast] = useState<readonly MusicAlbum[]>();
  const [seen, setSeen] = useState<ReadonlyMap<string, MusicAlbum>>(new Map());
  if (albums === undefined || albums === last) return seen;
  setLast(albums);
  setSeen(new Map([...seen, ...albums.map((album) => [album.id, album] as const)]));
  return seen;
}
