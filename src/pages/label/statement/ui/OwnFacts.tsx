import { useTranslation } from 'react-i18next';
import { useIsPast } from '@/entities/figure';
import { statusMeanings } from '@/shared/config/status-meanings';
import type { OwnStatement } from '@/shared/contract/label-figures.ts';
import { useFormats } from '@/shared/lib/format';
import { FactList } from '@/shared/ui/fact-list';
import { StatusBadge } from '@/shared/ui/status-badge';

/** What is to be known of a label's own statement, down to what is paid of its commission. */
export function OwnFacts({ statement }: { statement: OwnStatement }) {
  const { t } = useTranslation('pages.label.statement');
  const { date, euros, rate } = useFormats();
  const isPast = useIsPast();
  const { issuedAt, status, date: day, labelRate, carried, amount } = statement;
  const isOverdue = status === 'pending' && day !== null && isPast(day);
  const shown = isOverdue ? 'overdue' : status;
  return (
    <FactList
      facts={[
        { name: t('facts.issued'), value: date(issuedAt) },
        {
          name: t('facts.state'),
          value: (
            <StatusBadge meaning={statusMeanings.payout[shown]}>{t(`status.${shown}`)}</StatusBadge>
          ),
        },
        day !== null &&
          status !== 'carried' && {
            name: t(`facts.date.${isOverdue ? 'overdue' : status}`),
            value: date(day),
          },
        carried < 0 && { name: t('own.carried'), value: euros(carried) },
        { name: t('own.amount'), value: euros(amount) },
        labelRate !== null && { name: t('own.labelRate'), value: rate(labelRate) },
        { name: t('facts.id'), value: statement.id },
      ]}
    />
  );
}
