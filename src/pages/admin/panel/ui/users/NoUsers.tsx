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
  const { t } = useTranslation('pages.admin.panel');
  return isFiltered ? (
    <StatusView
      icon={<SearchX size={32} />}
      title={t('users.noMatch.title')}
      text={t('users.noMatch.text')}
      action={<Button onClick={onReset}>{t('users.noMatch.action')}</Button>}
    />
  ) : (
    <StatusView
      icon={<Users size={32} />}
      title={t('users.empty.title')}
      text={t('users.empty.text')}
      action={create}
    />
  );
}
