import { useTranslation } from 'react-i18next';
import { type FanTier, fanTiers, fanTierStreams } from '@/shared/contract/fan-choices.ts';
import { useFormats } from '@/shared/lib/format';
import { Checklist } from '@/shared/ui/field';

type TierFieldProps = {
  label: string;
  hint: string;
  value: readonly FanTier[];
  error?: string | undefined;
  onChange: (value: FanTier[]) => void;
};

/** Checkboxes of tiers; none means all. */
export function TierField({ label, hint, value, error, onChange }: TierFieldProps) {
  const { t } = useTranslation(['pages.promotion.fans', 'entities.fan']);
  const { number } = useFormats();
  return (
    <Checklist
      label={label}
      hint={hint}
      error={error}
      options={fanTiers.map((tier) => ({
        value: tier,
        label: t(`entities.fan:tier.${tier}`),
        detail: t('tiers.from', { streams: number(fanTierStreams[tier]) }),
      }))}
      value={value}
      onChange={(chosen) => onChange(fanTiers.filter((tier) => chosen.includes(tier)))}
    />
  );
}
