import { useTranslation } from 'react-i18next';
import type { PayoutAccount } from '@/shared/contract/payout-account.ts';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { useRoyaltyWords } from '../lib/use-royalty-words';

type AccountPartProps = {
  /** Null where the label has none. */
  account: PayoutAccount | null;
};

export function AccountPart({ account }: AccountPartProps) {
  const { t } = useTranslation('pages.admin.royalties');
  const { date } = useRoyaltyWords();
  return (
    <Stack as="section" gap={2}>
      <Heading level={3}>{t('panel.account.title')}</Heading>
      {account === null ? (
        <Text tone="muted">{t('panel.account.none')}</Text>
      ) : (
        <Stack gap={1}>
          <Text>{account.holder}</Text>
          <Text isNumeric>{account.number}</Text>
          {account.bank !== null && <Text>{account.bank}</Text>}
          <Text size="small" tone="muted">
            {t('panel.account.since', { day: date(account.since.slice(0, 10)), name: account.by })}
          </Text>
        </Stack>
      )}
    </Stack>
  );
}
