import { useTranslation } from 'react-i18next';
import type { Statement } from '@/shared/contract/statement.ts';
import { useFormats } from '@/shared/lib/format';

export function useLineName(statementPeriod: string) {
  const { t } = useTranslation('widgets.statement');
  const { longMonth } = useFormats();
  return ({ period, origin }: Statement['lines'][number]) => {
    const month = longMonth(period);
    if (period === statementPeriod || origin === 'listeners') return t(`line.${origin}`, { month });
    return t(origin === 'elsewhere' ? 'line.correctionElsewhere' : 'line.correction', { month });
  };
}
