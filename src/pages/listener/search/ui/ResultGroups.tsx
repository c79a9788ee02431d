import { useTranslation } from 'react-i18next';
import { bestResult } from '@/entities/search';
import { searchKinds } from '@/shared/contract/codes.ts';
import type { ChartId } from '@/shared/contract/chart.ts';
import { searchLimits } from '@/shared/contract/limits.ts';
import type { SearchResults } from '@/shared/contract/search.ts';
import { BestResult } from './BestResult';
import { ChartTiles } from './ChartTiles';
import { Group, Results } from './Results';

type ResultGroupsProps = { results: SearchResults; query: string; tiles: readonly ChartId[] };

/** Omits empty groups. */
export function ResultGroups({ results, query, tiles }: ResultGroupsProps) {
  const { t } = useTranslation('pages.listener.search');
  const best = bestResult(results, query);
  return (
    <>
      {best && (
        <Group title={t('best.title')}>
          <BestResult best={best} tracks={results.tracks} />
        </Group>
      )}
      {tiles.length > 0 && (
        <Group title={t('browse.charts')}>
          <ChartTiles ids={tiles} />
        </Group>
      )}
      {searchKinds.map((kind) => (
        <Results key={kind} {...{ kind, results, query }} limit={searchLimits[kind]} />
      ))}
    </>
  );
}
