import { useSearchParams } from 'react-router-dom';
import type { AnalyticsPart, AnalyticsUnit } from '@/shared/contract/analytics.ts';
import { analyticsComparisons, analyticsUnits } from '@/shared/contract/codes.ts';
import { changedParams, useAddressChoice } from '@/shared/lib/address';
import { usePeriod } from '@/shared/ui/period-choice';
import { type AnalyticsTab, analyticsTabs } from './analytics-tabs';
import {
  analyticsFigures,
  dimensionOf,
  figuresOf,
  filterParts,
  isKeptWith,
  mostParts,
} from './combinations';

/** One of the parts that figures are filtered by. */
export type ViewFilter = { part: AnalyticsPart; value: string };

/**
 * What is looked at, all of it in the address, so that links, reload and saved views find it again. What
 * the address says and nobody knows, or the figures do not keep together, counts as not said.
 */
export function useAnalyticsView() {
  const [params, setParams] = useSearchParams();
  const [tab] = useAddressChoice<AnalyticsTab>('tab', analyticsTabs, 'overview');
  const [range, chooseRange] = usePeriod();
  const [compare] = useAddressChoice('compare', analyticsComparisons, 'none');
  const [namedUnit] = useAddressChoice('unit', analyticsUnits, 'range');
  const [namedFigure, chooseFigure] = useAddressChoice('figure', analyticsFigures, 'streams');
  const change = (changes: { [name: string]: string }) =>
    setParams((current) => changedParams(current, changes), {
      replace: true,
      preventScrollReset: true,
    });

  const by = dimensionOf(tab);
  const part = filterParts.find((each) => params.get(each) && isKeptWith(each, by));
  const filter: ViewFilter | undefined = part && { part, value: params.get(part) ?? '' };
  const keptFigures = figuresOf(by, part);
  /** Days of a year are a noise. */
  const smallUnit: AnalyticsUnit = range === '1year' ? 'week' : 'day';
  const unit = tab === 'overview' && namedUnit === 'range' ? smallUnit : namedUnit;
  const isCompared = compare !== 'none';
  const picks = by === 'total' ? [] : (params.get('pick') ?? '').split(',').filter(isId);
  const artist = params.get('artist') ?? undefined;
  const label = params.get('label') ?? undefined;
  const noFilter = Object.fromEntries(filterParts.map((each) => [each, '']));
  const firstPage = { 'parts-page': '' };
  const shown = {
    label,
    artist,
    range,
    compare,
    by,
    ...(filter && { [filter.part]: filter.value }),
  };
  return {
    tab,
    by,
    range,
    chooseRange,
    compare,
    unit,
    filter,
    artist,
    label,
    /** What the chart shows, of the figures that there are. */
    figure: keptFigures.find((each) => each === namedFigure) ?? ('streams' as const),
    keptFigures,
    chooseFigure,
    /** Ids of what was picked for the chart; none where that is left to the server. */
    picks: picks.slice(0, mostParts(isCompared)),
    /** The calls that answer it. */
    tableQuestion: { ...shown, unit },
    linesQuestion: { ...shown, unit: unit === 'range' ? smallUnit : unit },
    change: (changes: { [name: string]: string }) => change({ ...changes, ...firstPage }),
    openTab: (next: AnalyticsTab) => {
      const isKept = filter && isKeptWith(filter.part, dimensionOf(next));
      change({
        tab: next === 'overview' ? '' : next,
        pick: '',
        q: '',
        'parts-sort': '',
        ...firstPage,
        ...(!isKept && noFilter),
      });
    },
    filterBy: (next: ViewFilter | undefined) =>
      change({ ...noFilter, ...firstPage, ...(next && { [next.part]: next.value }) }),
    pick: (ids: readonly string[]) => change({ pick: ids.join(',') }),
    reset: () => change({ ...noFilter, ...firstPage, artist: label || !artist ? '' : artist }),
  };
}

const isId = (text: string) => /^[\w-]{1,64}$/.test(text);
