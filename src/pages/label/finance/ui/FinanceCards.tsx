import { useTranslation } from 'react-i18next';
import type { LabelPayouts } from '@/shared/contract/label-figures.ts';
import { useFormats } from '@/shared/lib/format';
import { StatCard, StatCardGrid } from '@/widgets/stat-card';
import { commissions, sumPayouts } from '../lib/margin';

export function FinanceCards({ payouts: { payouts, pending } }: { payouts: LabelPayouts }) {
  const { t } = useTranslation(['pages.label.finance', 'pages.label']);
  const { euros, rate, date } = useFormats();
  const { nextOn, overdue, overdueSince } = pending;
  const { gross, commission, share } = sumPayouts(payouts);
  const range = commissions(payouts);
  const percent = (part: number) => rate(part * 100);
  const commissionDetail = () => {
    if (range === null) return undefined;
    const [least, most] = [percent(range.least), percent(range.most)];
    return least === most
      ? t('finance.commissionOf', { least })
      : t('finance.commissionBetween', { least, most });
  };
  return (
    <StatCardGrid label={t('pages.label:tabs.finance')}>
      <StatCard
        label={t('figure.gross')}
        value={euros(gross)}
        detail={t('finance.ofArtists', { count: payouts.length })}
        definition={t('definition.gross')}
      />
      <StatCard
        label={t('figure.commission')}
        value={euros(commission)}
        detail={commissionDetail()}
        definition={t('definition.commission')}
      />
      <StatCard
        label={t('figure.artistShare')}
        value={euros(share)}
        definition={t('definition.artistShare')}
      />
      <StatCard
        label={t('figure.pending')}
        value={euros(pending.amount)}
        detail={
          pending.amount === 0
            ? t('finance.allPaid')
            : [
                overdueSince !== null &&
                  t('finance.overdue', { amount: euros(overdue), day: date(overdueSince) }),
                nextOn !== null && t('finance.nextOn', { day: date(nextOn) }),
                pending.commission > 0 &&
                  t('finance.pendingOwn', { amount: euros(pending.commission) }),
              ]
                .filter((text) => text !== false)
                .join(' · ')
        }
        definition={t('definition.pending')}
      />
    </StatCardGrid>
  );
}
