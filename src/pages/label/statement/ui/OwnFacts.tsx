import { useTranslation } from 'react-i18next';
import { useFormats, useIsPast } from '@/entities/figure';
import { statusMeanings } from '@/shared/config/status-meanings';
import type { OwnStatement } from '@/shared/contract/label-figures.ts';
import { StatusBadge } from '@/shared/ui/status-badge';
import * as styles from './statement.css';

/** What is to be known of a label's own statement, down to what is paid of its commission. */
export function OwnFacts({ statement }: { statement: OwnStatement }) {
  const { t } = useTranslation('pages.label.statement');
  const { date, euros, rate } = useFormats();
  const isPast = useIsPast();
  const { issuedAt, status, date: day, labelRate, carried, amount } = statement;
  const isOverdue = status === 'pending' && day !== null && isPast(day);
  const shown = isOverdue ? 'overdue' : status;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('facts.issued')}</dt>
        <dd>{date(issuedAt)}</dd>
      </div>
      <div>
        <dt>{t('facts.state')}</dt>
        <dd>
          <StatusBadge meaning={statusMeanings.payout[shown]}>{t(`status.${shown}`)}</StatusBadge>
        </dd>
      </div>
      {day !== null && status !== 'carried' && (
        <div>
          <dt>{t(`facts.date.${isOverdue ? 'overdue' : status}`)}</dt>
          <dd>{date(day)}</dd>
        </div>
      )}
      {carried < 0 && (
        <div>
          <dt>{t('own.carried')}</dt>
          <dd>{euros(carried)}</dd>
        </div>
      )}
      <div>
        <dt>{t('own.amount')}</dt>
        <dd>{euros(amount)}</dd>
      </div>
      {labelRate !== null && (
        <div>
          <dt>{t('own.labelRate')}</dt>
          <dd>{rate(labelRate)}</dd>
        </div>
      )}
      <div>
        <dt>{t('facts.id')}</dt>
        <dd className={styles.id}>{statement.id}</dd>
      </div>
    </dl>
  );
}
