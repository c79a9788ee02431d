import { useTranslation } from 'react-i18next';
import { useArtistStatementQuery } from '@/entities/figure';
import type { Payment } from '@/shared/contract/statement.ts';
import { useFormats } from '@/shared/lib/format';
import { Dialog } from '@/shared/ui/dialog';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { useDashboardView } from '../../model/dashboard-view';
import { StatementParts } from './StatementParts';

type StatementDialogProps = {
  /** The one that is taken apart. */
  payment: Pick<Payment, 'id' | 'period'>;
  /** It was left: by its cross, Escape or a press outside. */
  onClose: () => void;
};

/** What the payment of a month is made of. */
export function StatementDialog({ payment, onClose }: StatementDialogProps) {
  const { t } = useTranslation('pages.artist.dashboard');
  const { longMonth } = useFormats();
  const { artist } = useDashboardView();
  const statement = useArtistStatementQuery({ id: payment.id, artist });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('statement.title', { month: longMonth(payment.period) })}
      closeLabel={t('statement.close')}
      size="large"
    >
      <QueryView
        query={statement}
        headingLevel={3}
        loading={<Skeleton shape="block" height="300px" />}
      >
        {(shown) => <StatementParts statement={shown} />}
      </QueryView>
    </Dialog>
  );
}
