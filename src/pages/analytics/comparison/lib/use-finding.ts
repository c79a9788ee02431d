import { useTranslation } from 'react-i18next';
import type { AnalyticsLines, AnalyticsSums } from '@/shared/contract/analytics.ts';
import { useFormats } from '@/shared/lib/format';
import { getChange } from '@/widgets/stat-card';
import type { AnalyticsFigure } from '../model/combinations';

type Shown = {
  answer: AnalyticsLines;
  /** Sum of everything shown; undefined while loading. */
  total: AnalyticsSums | undefined;
  figure: AnalyticsFigure;
  /** Names of the lines, in order. */
  names: readonly string[];
};

/**
 * The chart's message in one sentence: the change between compared periods, else the part with
 * the greatest share.
 */
export function useFinding() {
  const { t } = useTranslation('pages.analytics.comparison');
  const { share } = useFormats();
  return ({ answer, total, figure, names }: Shown): string => {
    const what = t(`figure.${figure}`);
    const compared = total?.compared;
    const [now, before] = [compared?.now[figure] ?? null, compared?.before[figure] ?? null];
    if (now !== null && before !== null) {
      const change = getChange(now, before);
      if (change.kind !== 'unknown')
        return t(`finding.${change.kind}`, { what, share: share(change.share) });
    }
    const sums = answer.lines.map(({ id, now: values }, index) => ({
      id,
      name: names[index] ?? '',
      sum: (values[figure] ?? []).reduce<number>((all, value) => all + (value ?? 0), 0),
    }));
    const [first] = sums.toSorted((one, other) => other.sum - one.sum);
    const all = total?.now[figure] ?? 0;
    if (!first || first.id === 'total' || first.sum === 0 || all < first.sum)
      return t('finding.course', { what });
    return t('finding.first', { what, name: first.name, share: share(first.sum / all) });
  };
}
