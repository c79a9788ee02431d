import { useTranslation } from 'react-i18next';
import type { Statement } from '@/shared/contract/statement.ts';

/** The artist's page is «yours» for the artist. */
export function useSourceName(reader: 'artist' | 'label') {
  const { t } = useTranslation(['widgets.statement', 'entities.figure']);
  return (source: Statement['sources'][number]['source']) =>
    reader === 'label' && source === 'artist'
      ? t('artistPage')
      : t(`entities.figure:source.${source}`);
}
