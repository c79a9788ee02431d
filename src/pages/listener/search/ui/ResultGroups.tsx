import { useTranslation } from 'react-i18next';
import { bestResult } from '@/entities/search';
import { searchKinds } from '@/shared/contract/codes.ts';
import { searchLimits } from '@/shared/contract/limits.ts';
import type { SearchResults } from '@/shared/contract/search.ts';
import type { Tile } from '../model/use-tiles';
import { BestResult } from './BestResult';
import { Group, Results } from './Results';
import { Tiles } from './Tiles';

type ResultGroupsProps = { results: SearchResults; query: string; tiles: readonly Tile[] };

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
        <Group title={t('results.tiles')}>
          <Tiles tiles={tiles} />
        </Group>
      )}
      {searchKinds.map((kind) => (
        <Results key={kind} {...{ kind, results, query }} limit={searchLimits[kind]} />
      ))}
    </>
  );
}
