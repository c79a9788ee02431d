import { useTranslation } from 'react-i18next';
import { sumAmounts, toAmount } from '@/shared/rules/money.ts';
import type { ComparedArtist } from '@/shared/contract/pay-comparison.ts';
import { useFormats } from '@/shared/lib/format';
import { StatCard, StatCardGrid } from '@/widgets/stat-card';
import { getDifference, useDifference } from '../../lib/use-difference';

export function ComparisonCards({ artists }: { artists: readonly ComparedArtist[] }) {
  const { t } = useTranslation('pages.label.finance.comparison');
  const { euros, number } = useFormats();
  const { inWords } = useDifference();
  const sum = (way: 'proRata' | 'userCentric') =>
    toAmount(
      sumAmounts(
        artists.map((artist) => artist[way]),
        'EUR',
      ),
    );
  const proRata = sum('proRata');
  const userCentric = sum('userCentric');
  const changes = artists.map((artist) => getDifference(artist).minor);
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
