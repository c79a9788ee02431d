import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchQuery } from '@/entities/search';
import type { SearchResults } from '@/shared/contract/search.ts';
import { QueryView } from '@/shared/ui/query-view';
import { StatusView } from '@/shared/ui/status-view';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { ResultGroups } from './ResultGroups';
import { ResultsSkeleton } from './ResultsSkeleton';
import * as styles from './SearchPage.css';

const countOf = ({ tracks, artists, albums, playlists }: SearchResults) =>
  tracks.length + artists.length + albums.length + playlists.length;

/** Keeps the last results, faded, until the new ones arrive. */
export function SearchResultsView({ query }: { query: string }) {
  const { t } = useTranslation('pages.listener.search');
  const search = useSearchQuery(query);
  const { currentData, isFetching } = search;
  const emptyTitle = t('empty.title', { query });

  const announcement = () => {
    if (isFetching || !currentData) return '';
    const count = countOf(currentData);
    return count ? t('results.count', { count, query }) : emptyTitle;
  };

  return (
    <>
      <VisuallyHidden as="output">{announcement()}</VisuallyHidden>
      <QueryView
        query={search}
        loading={<ResultsSkeleton />}
        isEmpty={(results) => !isFetching && countOf(results) === 0}
        empty={
          <StatusView icon={<SearchX size={32} />} title={emptyTitle} text={t('empty.text')} />
        }
      >
        {(results) => (
          <div className={styles.groups} aria-busy={!currentData}>
            <ResultGroups results={results} query={query} />
          </div>
        )}
      </QueryView>
    </>
  );
}
