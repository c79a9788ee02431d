import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArtistStats } from '@/shared/contract/artist-figures.ts';
import { useFormats } from '@/shared/lib/format';
import { ShortCount } from '@/shared/ui/short-count';

const names = ['monthlyListeners', 'streams', 'followers', 'monthlyEarnings'] as const;

type SummaryName = (typeof names)[number];

/** The four main figures; without values while loading. */
export function useSummary(
  stats: ArtistStats | undefined,
): { name: SummaryName; label: string; value: ReactNode }[] {
  const { t } = useTranslation('entities.figure');
  const { euros } = useFormats();
  const values: Partial<Record<SummaryName, ReactNode>> = stats
    ? {
        monthlyListeners: <ShortCount count={stats.monthlyListeners} />,
        streams: <ShortCount count={stats.totalStreams} />,
        followers: <ShortCount count={stats.followers} />,
        monthlyEarnings: euros(stats.monthlyEarnings),
      }
    : {};
  return names.map((name) => ({ name, label: t(`figure.${name}`), value: values[name] }));
}
