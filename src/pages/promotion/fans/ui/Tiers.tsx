import { useTranslation } from 'react-i18next';
import { TierBadge } from '@/entities/fan';
import type { FanTier } from '@/shared/contract/fan-choices.ts';
import { Inline } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';

type TiersProps = {
  /** Empty for all fans. */
  tiers: readonly FanTier[];
};

export function Tiers({ tiers }: TiersProps) {
  const { t } = useTranslation('pages.promotion.fans');
  return (
    <Inline gap={2} isWrapping>
      <Text as="span" size="small" tone="muted">
        {t(tiers.length === 0 ? 'tiers.all' : 'tiers.some')}
      </Text>
      {tiers.map((tier) => (
        <TierBadge key={tier} tier={tier} />
      ))}
    </Inline>
  );
}
