import { useTranslation } from 'react-i18next';
import { useFormats } from '@/entities/figure';
import type { Statement } from '@/shared/contract/statement.ts';

/** Names a line of the statement of a month: what it is of, and whether it corrects an earlier one. */
export function useLineName(statementPeriod: string) {
  const { t } = useTranslation('widgets.statement');
  const { longMonth } = useFormats();
  return ({ period, origin }: Statement['lines'][number]) => {
    const month = longMonth(period);
    if (period === statementPeriod || origin === 'listeners') return t(`line.${origin}`, { month });
    return t(origin === 'elsewhere' ? 'line.correctionElsewhere' : 'line.correction', { month });
  };
}
