import { Landmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Payee } from '@/entities/payout-account';
import type { PayoutAccount } from '@/shared/contract/payout-account.ts';
import { formatDate } from '@/shared/lib/format';
import { Stack } from '@/shared/ui/stack';
import { Surface } from '@/shared/ui/surface';
import { Text } from '@/shared/ui/text';
import * as styles from './PresentAccount.css';
import { RemoveAccount } from './RemoveAccount';

type PresentAccountProps = {
  payee: Payee;
  account: PayoutAccount;
  version: number;
  mayChange: boolean;
};

/** The present account, partly masked. */
export function PresentAccount({ payee, account, version, mayChange }: PresentAccountProps) {
  const { t, i18n } = useTranslation('features.set-payout-account');
  const { holder, bank, number, since, by } = account;
  return (
    <Surface kind="outlined" className={styles.account}>
      <Landmark size={24} aria-hidden className={styles.picture} />
      <Stack gap={1} className={styles.words}>
        <Text weight="strong">{holder}</Text>
        <Text isNumeric>{number}</Text>
        {bank !== null && <Text>{bank}</Text>}
        <Text size="small" tone="muted">
          {t('since', { date: formatDate(since, i18n.language), name: by })}
        </Text>
      </Stack>
      {mayChange && <RemoveAccount payee={payee} number={number} version={version} />}
    </Surface>
  );
}
