import { useTranslation } from 'react-i18next';
import { perThousand, useFormats } from '@/entities/figure';
import type { LabelAnalytics } from '@/shared/contract/label-figures.ts';
import { StatCard, StatCardGrid } from '@/widgets/stat-card';

/**
 * What a year brought, a thousand streams, an artist, and the market that leads.
 * @states default empty
 */
export function Kpis({ analytics }: { analytics: LabelAnalytics }) {
  const { t } = useTranslation('pages.label.manager');
  const { euros, wholeEuros, short, share, country } = useFormats();
  const { totalRevenue, totalStreams, activeArtists, topCountries } = analytics;
  const ofThousand = perThousand({ earnings: totalRevenue, streams: totalStreams });
  const [first] = topCountries;
  const noMonth = t('noMonth');
  return (
    <StatCardGrid label={t('tabs.analytics')}>
      <StatCard
        label={t('figure.totalRevenue')}
        value={wholeEuros(totalRevenue)}
        detail={t('ofStreams', { shown: short(totalStreams), count: totalStreams })}
        definition={t('definition.totalRevenue')}
      />
      <StatCard
        label={t('figure.perThousand')}
        value={ofThousand === null ? '—' : euros(ofThousand)}
        {...(ofThousand === null && { detail: noMonth })}
        definition={t('definition.perThousand')}
      />
      <StatCard
        label={t('figure.perArtist')}
        value={activeArtists === 0 ? '—' : wholeEuros(totalRevenue / activeArtists)}
        detail={activeArtists === 0 ? t('noActive') : t('active', { count: activeArtists })}
        definition={t('definition.perArtist')}
      />
      <StatCard
        label={t('figure.firstMarket')}
        value={first ? country(first.country) : '—'}
        detail={
          first && totalRevenue > 0
            ? t('ofRevenue', { share: share(first.revenue / totalRevenue) })
            : noMonth
        }
        definition={t('definition.firstMarket')}
      />
    </StatCardGrid>
  );
}
