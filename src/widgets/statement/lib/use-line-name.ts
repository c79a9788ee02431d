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

/** The artist's page is «yours» for the artist. */
export function useSourceName(reader: 'artist' | 'label') {
  const { t } = useTranslation(['widgets.statement', 'entities.figure']);
  return (source: Statement['sources'][number]['source']) =>
    reader === 'label' && source === 'artist'
      ? t('artistPage')
      : t(`entities.figure:source.${source}`);
}
