import { useTranslation } from 'react-i18next';
import { figureRanges } from '@/shared/contract/codes.ts';
import { Segments } from '@/shared/ui/segments';
import { useAddressChoice } from '@/shared/lib/address';

export type Period = (typeof figureRanges)[number];

export const usePeriod = () => useAddressChoice<Period>('range', figureRanges, '28days');

type PeriodChoiceProps = {
  value: Period;
  onChange: (period: Period) => void;
};

export function PeriodChoice({ value, onChange }: PeriodChoiceProps) {
  const { t } = useTranslation('shared.ui.period-choice');
  return (
    <Segments
      label={t('label')}
      value={value}
      options={figureRanges.map((period) => ({ value: period, label: t(`period.${period}`) }))}
      onChange={onChange}
    />
  );
}
