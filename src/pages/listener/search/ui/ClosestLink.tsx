import { useTranslation } from 'react-i18next';
import { RouteLink } from '@/shared/ui/link';
import { Text } from '@/shared/ui/text';
import { searchFor } from '../model/search-for';
import * as styles from './SearchPage.css';

/** Offered where nothing fits what was typed. */
export function ClosestLink({ closest }: { closest: string | undefined }) {
  const { t } = useTranslation('pages.listener.search');
  if (closest === undefined) return null;
  return (
    <Text size="lead">
      <RouteLink to={searchFor(closest)} className={styles.closest}>
        {t('closest', { closest })}
      </RouteLink>
    </Text>
  );
}
