import { SearchX, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/button';
import { StatusView } from '@/shared/ui/status-view';

type NoUsersProps = {
  /** Something is searched or filtered, so there may be others. */
  isFiltered: boolean;
  /** Takes search and filters away. */
  onReset: () => void;
  /** The button that adds the first. */
  create: ReactNode;
};

/** Stands in place of the table: nobody matches, or there is nobody. */
export function NoUsers({ isFiltered, onReset, create }: NoUsersProps) {
  const { t } = useTranslation('pages.admin.users');
  return isFiltered ? (
    <StatusView
      icon={<SearchX size={32} />}
      title={t('noMatch.title')}
      text={t('noMatch.text')}
      action={<Button onClick={onReset}>{t('noMatch.action')}</Button>}
    />
  ) : (
    <StatusView
      icon={<Users size={32} />}
      title={t('empty.title')}
      text={t('empty.text')}
      action={create}
    />
  );
}
