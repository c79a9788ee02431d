import { useTranslation } from 'react-i18next';
import type { PaymentPart, PaymentResult } from '@/shared/contract/payment-run.ts';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { useRoyaltyWords } from '../lib/use-royalty-words';

const order = ['open', 'confirmed', 'paid', 'returned', 'withdrawn'] as const;

/** How far a run is whose payees no longer stand alike: what is left, and what came back of whom. */
export function RunParts({ result: { parts } }: { result: PaymentResult }) {
  const { t } = useTranslation('pages.admin.royalties');
  const { euros } = useRoyaltyWords();
  const [only, ...others] = parts;
  const isWhole = others.length === 0 && only?.state !== 'returned' && only?.state !== 'withdrawn';
  if (isWhole) return null;
  const describe = ({ state, name, receivers, payouts, amount }: PaymentPart) =>
    t(`result.${state}`, {
      count: payouts,
      name: name ?? t('receivers', { count: receivers }),
      sum: euros(amount),
    });
  return (
    <Stack gap={1}>
      {order
        .flatMap((state) => parts.filter((part) => part.state === state))
        .map((part) => (
          <Text key={part.state} size="small">
            {describe(part)}
          </Text>
        ))}
    </Stack>
  );
}
