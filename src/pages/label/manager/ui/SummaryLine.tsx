import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LabelFigures, newReleases } from '@/entities/label';
import { useFormats } from '@/shared/lib/format';
import { ShortCount } from '@/shared/ui/short-count';
import { FigureLine } from '@/widgets/office';

/** The four figures of the first tab, for the other tabs. */
export function SummaryLine({ figures: { releases, analytics } }: { figures: LabelFigures }) {
  const { t } = useTranslation('pages.label');
  const { euros } = useFormats();
  const [now] = useState(() => new Date());
  const { activeArtists, totalStreams, revenueByMonth } = analytics;
  return (
    <FigureLine
      label={t('cards')}
      figures={[
        { label: t('figure.activeArtists'), value: <ShortCount count={activeArtists} /> },
        { label: t('figure.totalStreams'), value: <ShortCount count={totalStreams} /> },
        { label: t('figure.monthlyRevenue'), value: euros(revenueByMonth.at(-1)?.amount ?? 0) },
        { label: t('figure.newReleases'), value: newReleases(releases, now).out.length },
      ]}
    />
  );
}
