import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/button';
import { StatusView } from '@/shared/ui/status-view';

type NoMatchProps = { filter: string; onClear: () => void };

export function NoMatch({ filter, onClear }: NoMatchProps) {
  const { t } = useTranslation('features.filter-tracks');
  return (
    <StatusView
      icon={<SearchX size={32} />}
      title={t('noMatch.title', { filter: filter.trim() })}
      text={t('noMatch.text')}
      action={<Button onClick={onClear}>{t('noMatch.clear')}</Button>}
    />
  );
}
