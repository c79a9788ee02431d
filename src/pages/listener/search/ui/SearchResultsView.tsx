import { CloudOff, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchQuery } from '@/entities/search';
import { useHasNetwork } from '@/shared/api';
import { searchKinds } from '@/shared/contract/codes.ts';
import type { SearchKind, SearchResults } from '@/shared/contract/search.ts';
import { useAddressChoice } from '@/shared/lib/address';
import { Chips } from '@/shared/ui/chips';
import { RouteLink } from '@/shared/ui/link';
import { QueryView } from '@/shared/ui/query-view';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { Text } from '@/shared/ui/text';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { isTitleFound } from '../model/found-tiles';
import { usePlayEntered } from '../model/use-play-entered';
import { useTiles } from '../model/use-tiles';
import { KindResults } from './KindResults';
import { ResultGroups } from './ResultGroups';
import { ResultsSkeleton } from './ResultsSkeleton';
import * as styles from './SearchPage.css';
import { searchFor } from './Results';

/** Offered where nothing fits what was typed. */
function ClosestLink({ closest }: { closest: string | undefined }) {
  const { t } = useTranslation('pages.listener.search');
  if (closest === undefined) return null;
  return (
    <Text size="lead">
      <RouteLink to={searchFor(closest)} className={styles.closest}>
        {t('closest', { closest })}
      </RouteLink>
    </Text>
  );
}

const choices = ['', ...searchKinds] as const;

function countOf(results: SearchResults, kind: SearchKind | ''): number {
  const kinds: readonly SearchKind[] = kind === '' ? searchKinds : [kind];
  return kinds.reduce((sum, each) => sum + (results[each]?.length ?? 0), 0);
}

type SearchResultsViewProps = {
  query: string;
  /** Enter was pressed: the best result is played as soon as it is known. */
  isEntered: boolean;
  onPlayed: () => void;
};

/** Keeps the last results, faded, until the new ones arrive. */
export function SearchResultsView({ query, isEntered, onPlayed }: SearchResultsViewProps) {
  const { t } = useTranslation('pages.listener.search');
  const search = useSearchQuery(query, { refetchOnReconnect: true });
  const [kind, choose] = useAddressChoice<SearchKind | ''>('kind', choices, '');
  const tiles = Object.values(useTiles())
    .flat()
    .filter((tile) =>
      isTitleFound(tile.kind === 'genre' ? `${tile.title} ${tile.id}` : tile.title, query),
    );
  const { currentData, isFetching } = search;
  const hasNetwork = useHasNetwork();
  // With the network the results are awaited; their failure is the former one.
  const isAwaited = isFetching && !currentData;
  const hasOthers = tiles.length > 0 || (currentData && countOf(currentData, '') > 0);
  const noneOfKind = hasOthers && kind !== '' && t(`none.${kind}`, { query });
  const emptyTitle = noneOfKind || t('empty.title', { query });
  usePlayEntered({ results: isEntered ? currentData : undefined, query, onPlayed });

  const announcement = () => {
    if (isFetching || !currentData) return '';
    const count = countOf(currentData, kind);
    return count ? t('results.count', { count, query }) : emptyTitle;
  };

  if (!hasNetwork && !currentData) {
    return (
      <StatusView
        icon={<CloudOff size={32} />}
        title={t('offline.title')}
        text={t('offline.text', { query })}
      />
    );
  }
  const closest = <ClosestLink closest={currentData?.closest} />;
  const hasTiles = kind === '' && tiles.length > 0;
  return (
    <>
      <VisuallyHidden as="output">{announcement()}</VisuallyHidden>
      <Stack gap={6}>
        <Chips
          label={t('kinds.label')}
          chips={choices.map((value) => ({ value, label: t(`kinds.${value || 'all'}`) }))}
          chosen={kind}
          onChoose={(value) => choose(choices.find((each) => each === value) ?? '')}
        />
        <QueryView
          query={isAwaited ? { ...search, error: undefined } : search}
          loading={<ResultsSkeleton />}
          isEmpty={(results) => !isFetching && !hasTiles && countOf(results, kind) === 0}
          empty={
            <StatusView
              icon={<SearchX size={32} />}
              title={emptyTitle}
              text={!noneOfKind && t('empty.text')}
              action={closest}
            />
          }
        >
          {(results) => (
            <div className={styles.groups} aria-busy={!currentData}>
              {closest}
              {kind === '' ? (
                <ResultGroups results={results} query={query} tiles={tiles} />
              ) : (
                <KindResults key={`${kind} ${query}`} kind={kind} query={query} first={results} />
              )}
            </div>
          )}
        </QueryView>
      </Stack>
    </>
  );
}
