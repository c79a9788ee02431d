import { ListMusic, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUserPlaylistsQuery } from '@/entities/playlist';
import { CreatePlaylistForm } from '@/features/create-playlist';
import { Button } from '@/shared/ui/button';
import { QueryView } from '@/shared/ui/query-view';
import { StatusView } from '@/shared/ui/status-view';
import { Heading } from '@/shared/ui/text';
import { arrangePlaylists } from '../lib/arrange-playlists';
import { useLibraryView } from '../model/use-library-view';
import { SavedShelves } from './SavedShelves';
import { LibraryControls } from './LibraryControls';
import { LibraryItems } from './LibraryItems';
import * as styles from './LibraryPage.css';
import { LibrarySkeleton } from './LibrarySkeleton';

/** See docs/product/library.md. */
export function LibraryPage() {
  const { t } = useTranslation('pages.listener.library');
  const query = useUserPlaylistsQuery();
  const view = useLibraryView();
  const { filter, layout, changeFilter } = view;
  return (
    <div className={styles.page}>
      <CreatePlaylistForm heading={<Heading level={1}>{t('title')}</Heading>} />
      <LibraryControls view={view} />
      <QueryView query={query} loading={<LibrarySkeleton layout={layout} />}>
        {(all) => {
          const playlists = arrangePlaylists(all, view);
          const hasLikedSongs = filter.trim() === '';
          return (
            <>
              {(hasLikedSongs || playlists.length > 0) && (
                <LibraryItems playlists={playlists} layout={layout} hasLikedSongs={hasLikedSongs} />
              )}
              {all.length === 0 && hasLikedSongs && (
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
      {/* Below a loading list they would move. */}
      {!query.isLoading && <SavedShelves filter={filter} />}
    </div>
  );
}
