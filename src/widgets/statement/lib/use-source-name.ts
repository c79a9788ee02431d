import { useTranslation } from 'react-i18next';
import type { Statement } from '@/shared/contract/statement.ts';

/** Names where plays came from; the artist's page is theirs where they read it. */
export function useSourceName(reader: 'artist' | 'label') {
  const { t } = useTranslation(['widgets.statement', 'entities.figure']);
  return (source: Statement['sources'][number]['source']) =>
    reader === 'label' && source === 'artist'
      ? t('artistPage')
      : t(`entities.figure:source.${source}`);
}
