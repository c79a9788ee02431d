import { Disc3, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/button';
import { StatusView } from '@/shared/ui/status-view';

type NoLabelsProps = {
  /** Something is searched or filtered, so there may be others. */
  isFiltered: boolean;
  /** Takes search and filter away. */
  onReset: () => void;
  /** The button that adds the first. */
  create: ReactNode;
};

/** Stands in place of the cards: none matches, or there is none. */
export function NoLabels({ isFiltered, onReset, create }: NoLabelsProps) {
  const { t } = useTranslation('pages.admin.labels');
  return isFiltered ? (
    <StatusView
      icon={<SearchX size={32} />}
      title={t('noMatch.title')}
      text={t('noMatch.text')}
      action={<Button onClick={onReset}>{t('noMatch.action')}</Button>}
    />
  ) : (
    <StatusView
      icon={<Disc3 size={32} />}
      title={t('empty.title')}
      text={t('empty.text')}
      action={create}
    />
  );
}
