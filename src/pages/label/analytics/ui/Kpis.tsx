import { useTranslation } from 'react-i18next';
import { perThousand } from '@/entities/figure';
import type { LabelAnalytics } from '@/shared/contract/label-figures.ts';
import { dash, roundShares, useFormats } from '@/shared/lib/format';
import { StatCard, StatCardGrid } from '@/widgets/stat-card';

/** A year's revenue, in total, per thousand streams and per artist, and the leading market. */
export function Kpis({ analytics }: { analytics: LabelAnalytics }) {
  const { t } = useTranslation(['pages.label.analytics', 'pages.label']);
  const { euros, wholeEuros, short, share, country } = useFormats();
  const { totalRevenue, totalStreams, activeArtists, topCountries } = analytics;
  const ofThousand = perThousand({ earnings: totalRevenue, streams: totalStreams });
  const [first] = topCountries;
  const noMonth = t('pages.label:noMonth');
  // As in the list of markets.
  const { shares, decimals } = roundShares(topCountries.map((each) => Math.max(0, each.revenue)));
  return (
    <StatCardGrid label={t('pages.label:tabs.analytics')} hasLead>
      <StatCard
        label={t('figure.totalRevenue')}
        value={wholeEuros(totalRevenue)}
        detail={t('ofStreams', { shown: short(totalStreams), count: totalStreams })}
        definition={t('definition.totalRevenue')}
      />
      <StatCard
        label={t('figure.perThousand')}
        value={euros(ofThousand)}
        {...(ofThousand === null && { detail: noMonth })}
        definition={t('definition.perThousand')}
      />
      <StatCard
        label={t('figure.perArtist')}
        value={activeArtists === 0 ? dash : wholeEuros(totalRevenue / activeArtists)}
        detail={activeArtists === 0 ? t('noActive') : t('active', { count: activeArtists })}
        definition={t('definition.perArtist')}
      />
      <StatCard
        label={t('figure.firstMarket')}
        value={first ? country(first.country) : dash}
        detail={
          first && totalRevenue > 0
            ? t('ofRevenue', { share: share(shares[0] ?? 0, decimals) })
            : noMonth
        }
        definition={t('definition.firstMarket')}
      />
    </StatCardGrid>
  );
}
