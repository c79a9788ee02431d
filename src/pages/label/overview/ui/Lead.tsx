import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/lib/format';
import { Text } from '@/shared/ui/text';
import { getChange } from '@/widgets/stat-card';
import type { LabelFigures } from '@/entities/label';

/** The trend in one sentence with one number. */
export function Lead({ analytics }: Pick<LabelFigures, 'analytics'>) {
  const { t } = useTranslation('pages.label.overview');
  const { share, euros, longMonth } = useFormats();
  const [before, last] = analytics.revenueByMonth.slice(-2);
  const sentence = () => {
    const hasEarned = analytics.revenueByMonth.some(({ amount }) => amount !== 0);
    if (before === undefined || last === undefined || !hasEarned) return t('lead.none');
    const month = longMonth(last.month);
    const { kind, share: part } = getChange(last.amount, before.amount);
    if (kind === 'unknown' || last.amount === 0)
      return t('lead.month', { month, amount: euros(last.amount) });
    return t(`lead.${kind}`, { month, share: share(part) });
  };
  return (
    <Text size="title" weight="medium">
      {sentence()}
    </Text>
  );
}
