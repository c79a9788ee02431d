import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/lib/format';
import { Meter } from '@/shared/ui/meter';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';

type SpentBarProps = {
  /** Dollars. */
  spent: number;
  budget: number;
};

export function SpentBar({ spent, budget }: SpentBarProps) {
  const { dollars } = useFormats();
  const { t } = useTranslation('pages.promotion.marquee');
  const label = t('spentOf', { spent: dollars(spent), budget: dollars(budget) });
  return (
    <Stack gap={1}>
      <Text size="small" isNumeric>
        {label}
      </Text>
      <Meter label={label} value={spent} max={Math.max(budget, 1)} />
    </Stack>
  );
}
