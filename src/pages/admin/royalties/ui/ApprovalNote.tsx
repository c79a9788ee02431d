import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentResult } from '@/shared/contract/payment-run.ts';
import { formatChoices, formatHour } from '@/shared/lib/format';
import { Text } from '@/shared/ui/text';
import { useRoyaltyWords } from '../lib/use-royalty-words';

/** What an approval stands for, or why the reader cannot give it, who can, and from when. */
export function ApprovalNote({ result }: { result: PaymentResult }) {
  const { t, i18n } = useTranslation('pages.admin.royalties');
  const { date } = useRoyaltyWords();
  const [today] = useState(() => date(new Date().toISOString()));
  const { run, approvers, isAlone, wait, fingerprint } = result;
  const names = formatChoices(approvers ?? [], i18n.language);
  const getWait = ({ name, isNew, since, until }: NonNullable<typeof wait>) => {
    const day = date(since);
    const about = { from: date(until), time: formatHour(until, i18n.language), day };
    if (name !== null) return t('steps.byLater', { ...about, name });
    const orderer = run.actor.name;
    if (!isNew) return t('steps.waitsShared', { ...about, orderer });
    return day === today
      ? t('steps.waitsToday', { ...about, orderer })
      : t('steps.waitsNew', { ...about, orderer });
  };
  const getReason = () => {
    if (approvers === null) return t(isAlone ? 'steps.alone' : 'steps.approveText');
    if (wait !== null) return getWait(wait);
    return names === '' ? t('steps.byNobody') : t('steps.byOther', { names });
  };
  const said = [
    getReason(),
    wait !== null && names !== '' && t('steps.others', { names }),
    run.expiresAt && t('steps.expires', { day: date(run.expiresAt) }),
    fingerprint !== null && t('steps.fingerprint', { short: fingerprint.slice(0, 12) }),
  ];
  return <Text size="small">{said.filter(Boolean).join(' ')}</Text>;
}
