import { useTranslation } from 'react-i18next';
import { useFormats } from '@/entities/figure';
import type { ComparedArtist } from '@/shared/contract/pay-comparison.ts';
import { StatCard, StatCardGrid } from '@/widgets/stat-card';
import { differenceOf, useDifference } from '../../lib/use-difference';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** What the month comes to for the label in each way, and for how many artists which way is more. */
export function ComparisonCards({ artists }: { artists: readonly ComparedArtist[] }) {
  const { t } = useTranslation('pages.label.pay-comparison');
  const { euros, number } = useFormats();
  const { inWords } = useDifference();
  const proRata = sum(artists.map((artist) => artist.proRata));
  const userCentric = sum(artists.map((artist) => artist.userCentric));
  const changes = artists.map(differenceOf);
  return (
    <StatCardGrid label={t('title')}>
      <StatCard
        label={t('proRata')}
        value={euros(proRata)}
        detail={t('asPaid')}
        definition={t('definition.proRata')}
      />
      <StatCard
        label={t('userCentric')}
        value={euros(userCentric)}
        detail={inWords({ proRata, userCentric })}
        definition={t('definition.userCentric')}
      />
      <StatCard
        label={t('more')}
        value={number(changes.filter((change) => change > 0).length)}
        detail={t('ofArtists', { count: artists.length })}
        definition={t('definition.more')}
      />
      <StatCard
        label={t('less')}
        value={number(changes.filter((change) => change < 0).length)}
        detail={t('ofArtists', { count: artists.length })}
        definition={t('definition.less')}
      />
    </StatCardGrid>
  );
}
