import { useTranslation } from 'react-i18next';
import { useReturnReason } from '@/entities/figure';
import type { PaymentPlan } from '@/shared/contract/payment-run.ts';
import { Notice } from '@/shared/ui/notice';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { useRoyaltyWords } from '../lib/use-royalty-words';
import { AskForAccounts } from './AskForAccounts';
import * as styles from './royalties.css';

/** What an order leaves out, and what deserves a second look. */
export function PlanNotes({ plan }: { plan: PaymentPlan }) {
  const { t, i18n } = useTranslation('pages.admin.royalties');
  const { euros, moment, number } = useRoyaltyWords();
  const getReason = useReturnReason();
  const list = new Intl.ListFormat(i18n.language);
  const describe = ({ why, reason, until }: PaymentPlan['held'][number]) => {
    if (why === 'onHold') return t('plan.onHold', { reason: reason ?? '' });
    if (why === 'belowMinimum') return t('plan.belowMinimum', { minimum: euros(plan.minimum) });
    return t('plan.accountChanged', { moment: until === null ? '' : moment(until) });
  };
  return (
    <Stack gap={3}>
      {plan.held.length > 0 && (
        <Stack gap={3}>
          <Notice tone="quiet" role="note">
            {t('plan.held', { count: plan.heldReceivers })}
          </Notice>
          <ul className={styles.lines}>
            {plan.held.map((held) => (
              <li key={held.name} className={styles.line}>
                <span>{held.name}</span>
                <span>{euros(held.amount)}</span>
                <span className={styles.about}>{describe(held)}</span>
              </li>
            ))}
          </ul>
          {plan.heldReceivers > plan.held.length && (
            <Text size="small" tone="muted">
              {t('plan.more', { shown: number(plan.held.length) })}
            </Text>
          )}
        </Stack>
      )}
      {plan.withoutAccount.length > 0 && (
        <Text size="small">
          {t('plan.withoutAccount', {
            count: plan.withoutAccount.length,
            names: list.format(plan.withoutAccount),
          })}
        </Text>
      )}
      <AskForAccounts payees={plan.payees} />
      {plan.sameAccount.length > 0 && (
        <Text size="small">{t('plan.sameAccount', { names: list.format(plan.sameAccount) })}</Text>
      )}
      {plan.returned.map(({ name, reason }) => (
        <Text key={name} size="small">
          {reason === null
            ? t('plan.returned.plain', { name })
            : t('plan.returned.why', { name, reason: getReason(reason) })}
        </Text>
      ))}
      {plan.first.length > 0 && (
        <Text size="small">{t('plan.first', { names: list.format(plan.first) })}</Text>
      )}
    </Stack>
  );
}
