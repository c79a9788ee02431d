import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/lib/format';
import { Sparkline } from '@/shared/ui/chart';
import { ShortCount } from '@/shared/ui/short-count';
import { Change, StatCard, StatCardGrid } from '@/widgets/stat-card';
import { newReleases } from '@/entities/label';
import type { LabelFigures } from '@/entities/label';

export function SummaryCards({ figures }: { figures: LabelFigures }) {
  const { t } = useTranslation(['pages.label.overview', 'pages.label']);
  const { euros, short } = useFormats();
  const { artists, releases, analytics } = figures;
  const [now] = useState(() => new Date());
  const [before, last] = analytics.revenueByMonth.slice(-2);
  const lately = artists.reduce((sum, { monthlyStreams }) => sum + monthlyStreams, 0);
  const { out, toCome } = newReleases(releases, now);
  return (
    <StatCardGrid label={t('pages.label:cards')} hasLead>
      <StatCard
        label={t('pages.label:figure.monthlyRevenue')}
        value={euros(last?.amount ?? 0)}
        trend={<Sparkline values={analytics.revenueByMonth.map(({ amount }) => amount)} />}
        detail={
          last &&
          before && <Change now={last.amount} then={before.amount} before={t('monthBefore')} />
        }
        definition={t('definition.monthlyRevenue')}
      />
      <StatCard
        label={t('pages.label:figure.activeArtists')}
        value={<ShortCount count={analytics.activeArtists} />}
        detail={t('ofArtists', { count: analytics.totalArtists })}
        definition={t('definition.activeArtists')}
      />
      <StatCard
        label={t('pages.label:figure.totalStreams')}
        value={<ShortCount count={analytics.totalStreams} />}
        detail={t('lately', { shown: short(lately) })}
        definition={t('definition.totalStreams')}
      />
      <StatCard
        label={t('pages.label:figure.newReleases')}
        value={<ShortCount count={out.length} />}
        detail={t('toCome', { count: toCome.length })}
        definition={t('definition.newReleases')}
      />
    </StatCardGrid>
  );
}
