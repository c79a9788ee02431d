import { useTranslation } from 'react-i18next';
import { useReturnReason } from '@/entities/figure';
import { approvalDays, type PaymentEvent } from '@/shared/contract/payment-run.ts';
import { Stack } from '@/shared/ui/stack';
import { Heading } from '@/shared/ui/text';
import { useRoyaltyWords } from '../lib/use-royalty-words';
import * as styles from './royalties.css';

/** Everything that happened to a run, the latest first. */
export function RunEvents({ events }: { events: readonly PaymentEvent[] }) {
  const { t, i18n } = useTranslation('pages.admin.royalties');
  const { date, euros, moment } = useRoyaltyWords();
  const getReason = useReturnReason();
  const describeCosts = ({ fee, exchange }: Pick<PaymentEvent, 'fee' | 'exchange'>) => [
    ...(fee === undefined ? [] : [t('events.fee', { fee: euros(fee) })]),
    ...(exchange === undefined ? [] : [t('events.exchange', { amount: money(exchange) })]),
  ];
  const money = ({ currency, amount }: NonNullable<PaymentEvent['exchange']>) =>
    new Intl.NumberFormat(i18n.language, {
      style: 'currency',
      currency,
      currencyDisplay: 'code',
    }).format(amount);
  const describe = ({ kind, receiver, day, isAlone, ...event }: PaymentEvent) => {
    const reason = event.reason ?? '';
    if (kind === 'withdrawn' && receiver !== null) return t('events.left', { name: receiver });
    if (kind === 'returned')
      return t('events.returned', { name: receiver ?? '', reason: getReason(reason) });
    if (kind === 'withdrawn') return t('events.withdrawn', { reason });
    if (kind === 'expired') return t('events.expired', { count: approvalDays });
    if (kind === 'confirmed') {
      const about = { day: day === null ? '' : date(day) };
      const confirmed =
        receiver === null
          ? t('events.confirmed', about)
          : t('events.confirmedOne', { ...about, name: receiver });
      return [confirmed, ...describeCosts(event)].join(' ');
    }
    return isAlone ? t('events.approvedAlone') : t(`events.${kind}`);
  };
  return (
    <Stack as="section" gap={3}>
      <Heading level={3}>{t('events.title')}</Heading>
      <ol className={styles.lines}>
        {events.map((event) => (
          <li key={`${event.at} ${event.kind} ${event.receiver}`} className={styles.line}>
            <span>{describe(event)}</span>
            <span className={styles.about}>
              {event.kind === 'expired'
                ? moment(event.at)
                : t('events.by', {
                    name: event.actor ?? t('events.nobody'),
                    moment: moment(event.at),
                  })}
            </span>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
