import { useTranslation } from 'react-i18next';
import type { Concert } from '@/shared/contract/concert.ts';
import { OutwardLink } from '@/shared/ui/outward-link';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import * as styles from './BuyLink.css';

type BuyLinkProps = {
  concert: Pick<Concert, 'title' | 'ticketUrl'>;
};

export function BuyLink({ concert: { title, ticketUrl } }: BuyLinkProps) {
  const { t } = useTranslation('entities.concert');
  return (
    <OutwardLink className={styles.buy} href={ticketUrl} tone="plain">
      {t('buy')}
      <VisuallyHidden>{t('buyOf', { title })}</VisuallyHidden>
    </OutwardLink>
  );
}
