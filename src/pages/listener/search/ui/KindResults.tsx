import { useTranslation } from 'react-i18next';
import { useSearchPagesInfiniteQuery } from '@/entities/search';
import type { SearchKind, SearchResults } from '@/shared/contract/search.ts';
import { Button } from '@/shared/ui/button';
import { Inline, Stack } from '@/shared/ui/stack';
import { showFailure } from '@/shared/ui/toast';
import { Results } from './Results';

type KindResultsProps = {
  kind: SearchKind;
  query: string;
  /** Stand there until the first page has arrived, and if none arrives. */
  first: SearchResults;
};

export function KindResults({ kind, query, first }: KindResultsProps) {
  const { t } = useTranslation('pages.listener.search');
  const pages = useSearchPagesInfiniteQuery({ q: query, kind });
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  const rows = data?.pages.flatMap<{ id: string }>((page) => page[kind] ?? []);
  const known = new Map(rows?.map((row) => [row.id, row]));
  const results = rows ? { ...first, [kind]: [...known.values()] } : first;
  const handleMore = async () => {
    const { error } = await fetchNextPage();
    if (error) showFailure('searchPages', error, { text: t('moreFailed') });
  };
  return (
    <Stack gap={6}>
      <Results {...{ kind, results, query }} />
      {hasNextPage && (
        <Inline justify="center">
          <Button isPending={isFetchingNextPage} onClick={() => void handleMore()}>
            {t('more')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
