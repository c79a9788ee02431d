import { useTranslation } from 'react-i18next';
import type { PaymentResult } from '@/shared/contract/payment-run.ts';
import { Text } from '@/shared/ui/text';

type FileLacksProps = {
  lacks: NonNullable<PaymentResult['fileLacks']>;
};

/** Lists what is missing in the bank's file. */
export function FileLacks({ lacks: { payer, receivers } }: FileLacksProps) {
  const { t } = useTranslation('pages.admin.royalties');
  const isComplete = !payer && receivers === 0;
  return (
    <Text size="small" tone="muted">
      {[
        isComplete ? t('file.complete') : t('file.incomplete'),
        receivers > 0 && t('file.receivers', { count: receivers }),
        payer && t('file.payer', { setting: 'TONADA_PAYER_IBAN' }),
      ]
        .filter(Boolean)
        .join(' ')}
    </Text>
  );
}
