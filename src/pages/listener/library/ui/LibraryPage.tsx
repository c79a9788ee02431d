import { CloudDownload, FileInput, History, ListMusic, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSavedPlaylistsQuery, useUserPlaylistsQuery } from '@/entities/playlist';
import { CreatePlaylistForm } from '@/features/create-playlist';
import { paths } from '@/shared/routes';
import { Button, ButtonLink } from '@/shared/ui/button';
import { QueryView, isMissing } from '@/shared/ui/query-view';
import { FailureNotice } from '@/shared/ui/notice';
import { Inline } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { Heading } from '@/shared/ui/text';
import { arrangePlaylists } from '../lib/arrange-playlists';
import { useLibraryView } from '../model/use-library-view';
import { DeletedPlaylists } from './DeletedPlaylists';
import { SavedShelves } from './SavedShelves';
import { LibraryControls } from './LibraryControls';
import { LibraryItems } from './LibraryItems';
import * as styles from './LibraryPage.css';
import { LibrarySkeleton } from './LibrarySkeleton';

/** See docs/product/library.md. */
export function LibraryPage() {
  const { t } = useTranslation('pages.listener.library');
  const own = useUserPlaylistsQuery();
  const saved = useSavedPlaylistsQuery();
  const isLoading = own.isLoading || saved.isLoading;
  const all = own.data && [...own.data, ...(saved.data ?? [])];
  const query = { ...own, isLoading, data: saved.isLoading ? undefined : all };
  const hasFailed = saved.isError && !isMissing(saved);
  const view = useLibraryView();
  const { filter, layout, changeFilter } = view;
  return (
    <div className={styles.page}>
      <CreatePlaylistForm heading={<Heading level={1}>{t('title')}</Heading>} />
      <LibraryControls view={view} />
      <QueryView query={query} loading={<LibrarySkeleton layout={layout} />}>
        {(kept) => {
          const playlists = arrangePlaylists(kept, view);
          const hasLikedSongs = filter.trim() === '';
          return (
            <>
              {(hasLikedSongs || playlists.length > 0) && (
                <LibraryItems playlists={playlists} layout={layout} hasLikedSongs={hasLikedSongs} />
              )}
              {kept.length === 0 && hasLikedSongs && (
                <StatusView
                  icon={<ListMusic size={32} />}
                  title={t('empty.title')}
                  text={t('empty.text')}
                />
              )}
              {playlists.length === 0 && !hasLikedSongs && (
                <StatusView
                  icon={<SearchX size={32} />}
                  title={t('noMatch.title', { filter: filter.trim() })}
                  text={t('noMatch.text')}
                  action={<Button onClick={() => changeFilter('')}>{t('noMatch.clear')}</Button>}
                />
              )}
            </>
          );
        }}
      </QueryView>
      {hasFailed && (
        <Inline gap={3} isWrapping>
          <FailureNotice>{t('savedFailed')}</FailureNotice>
          <Button onClick={() => void saved.refetch()}>{t('retry')}</Button>
        </Inline>
      )}
      {/* Below a loading list they would move. */}
      {!query.isLoading && <SavedShelves filter={filter} />}
      {!query.isLoading && (
        <Inline gap={2} isWrapping>
          <ButtonLink variant="ghost" to={paths.history}>
            <History size={18} aria-hidden />
            {t('history')}
          </ButtonLink>
          <ButtonLink variant="ghost" to={paths.offline}>
            <CloudDownload size={18} aria-hidden />
            {t('offline')}
          </ButtonLink>
          <ButtonLink variant="ghost" to={paths.bringMusic}>
            <FileInput size={18} aria-hidden />
            {t('bringMusic')}
          </ButtonLink>
          <DeletedPlaylists />
        </Inline>
      )}
    </div>
  );
}
