import { useTranslation } from 'react-i18next';
import { Sparkline } from '@/shared/ui/chart';
import { Change, StatCard, StatCardGrid } from '@/widgets/stat-card';
import { finished, isByWeek, wholeWeeks } from '../lib/streams-by-day';
import type { Figures } from '../model/use-figures';
import { useSummary } from '../model/use-summary';

export function SummaryCards({ figures: { stats, audience } }: { figures: Figures }) {
  const { t } = useTranslation(['entities.figure', 'pages.artist.dashboard']);
  const { changes, range, months } = audience;
  const days = stats.recentStreams;
  const course = isByWeek(days) ? wholeWeeks(days) : finished(days);
  const trends = {
    streams: <Sparkline values={course.map(({ streams }) => streams)} />,
    monthlyEarnings: <Sparkline values={months.map(({ earnings }) => earnings)} />,
    monthlyListeners: null,
    followers: null,
  };
  const before = t(`before.${range}`);
  const befores = {
    streams: before,
    monthlyEarnings: t('pages.artist.dashboard:lastMonth'),
    // Always 28 days, whatever the range.
    monthlyListeners: t('before.28days'),
    followers: before,
  };
  return (
    <StatCardGrid label={t('pages.artist.dashboard:cards')} hasLead>
      {useSummary(stats).map(({ name, label, value }) => {
        const change = changes[name];
        return (
          <StatCard
            key={name}
            label={label}
            value={value}
            trend={trends[name]}
            detail={
              change && <Change now={change.value} then={change.before} before={befores[name]} />
            }
            definition={t(`definition.${name}`)}
          />
        );
      })}
    </StatCardGrid>
  );
}
