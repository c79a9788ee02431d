import { useTranslation } from 'react-i18next';
import { useFormats } from '@/entities/figure';
import type { Statement } from '@/shared/contract/statement.ts';

/** Names a line of the statement of a month: what it is of, and whether it corrects an earlier one. */
export function useLineName(statementPeriod: string) {
  const { t } = useTranslation('pages.artist.dashboard');
  const { longMonth } = useFormats();
  return ({ period, isElsewhere }: Statement['lines'][number]) => {
    const month = longMonth(period);
    if (period === statementPeriod)
      return isElsewhere
        ? t('statement.line.elsewhere', { month })
        : t('statement.line.here', { month });
    return isElsewhere
      ? t('statement.line.correctionElsewhere', { month })
      : t('statement.line.correction', { month });
  };
}
