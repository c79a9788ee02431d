import { ArrowUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Concert } from '@/shared/contract/concert.ts';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import * as styles from './BuyLink.css';

type BuyLinkProps = {
  concert: Pick<Concert, 'title' | 'ticketUrl'>;
};

export function BuyLink({ concert: { title, ticketUrl } }: BuyLinkProps) {
  const { t } = useTranslation('entities.concert');
  return (
    <a className={styles.buy} href={ticketUrl} target="_blank" rel="noopener noreferrer">
      {t('buy')}
      <ArrowUpRight size={16} aria-hidden />
      <VisuallyHidden>{t('buyOf', { title })}</VisuallyHidden>
    </a>
  );
}
