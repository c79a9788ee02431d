import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/lib/format';
import { Sparkline } from '@/shared/ui/chart';
import { ShortCount } from '@/shared/ui/short-count';
import { Change, StatCard, StatCardGrid } from '@/widgets/stat-card';
import { finished, isByWeek, wholeWeeks } from '../lib/streams-by-day';
import type { Figures } from '../model/use-figures';

/** The four figures that an artist looks at first, each with its change and how it is counted. */
export function SummaryCards({ figures: { stats, audience } }: { figures: Figures }) {
  const { t } = useTranslation(['entities.figure', 'pages.artist.dashboard']);
  const { euros } = useFormats();
  const { changes, range } = audience;
  const before = t(`before.${range}`);
  const days = stats.recentStreams;
  const course = isByWeek(days) ? wholeWeeks(days) : finished(days);
  const cards = [
    {
      name: 'monthlyListeners',
      value: <ShortCount count={stats.monthlyListeners} />,
      change: changes.monthlyListeners,
      trend: null,
      // Of 28 days whatever the range.
      before: t('before.28days'),
    },
    {
      name: 'streams',
      value: <ShortCount count={stats.totalStreams} />,
      change: changes.streams,
      trend: <Sparkline values={course.map(({ streams }) => streams)} />,
      before,
    },
    {
      name: 'followers',
      value: <ShortCount count={stats.followers} />,
      change: changes.followers,
      trend: null,
      before,
    },
    {
      name: 'monthlyEarnings',
      value: euros(stats.monthlyEarnings),
      change: changes.monthlyEarnings,
      trend: <Sparkline values={audience.months.map(({ earnings }) => earnings)} />,
      before: t('pages.artist.dashboard:lastMonth'),
    },
  ] as const;
  return (
    <StatCardGrid label={t('pages.artist.dashboard:cards')}>
      {cards.map(({ name, value, change, trend, before: then }) => (
        <StatCard
          key={name}
          label={t(`figure.${name}`)}
          value={value}
          trend={trend}
          detail={change && <Change now={change.value} then={change.before} before={then} />}
          definition={t(`definition.${name}`)}
        />
      ))}
    </StatCardGrid>
  );
}
