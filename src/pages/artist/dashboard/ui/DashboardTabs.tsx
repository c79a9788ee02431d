import { useTranslation } from 'react-i18next';
import { Stack } from '@/shared/ui/stack';
import { ScreenTabs, TabSkeleton, useScreenTab } from '@/widgets/office';
import { ShownFigures } from '../model/shown-figures';
import type { Figures } from '../model/use-figures';
import { SummarySkeleton } from './DashboardSkeleton';
import { SummaryLine } from './SummaryLine';

/** The parts of the dashboard; the figures that the first one leads with are one line above the others. */
export function DashboardTabs({ figures }: { figures: Figures | undefined }) {
  const { t } = useTranslation('pages.artist.dashboard');
  const [tab] = useScreenTab();
  const isFirst = tab === 'overview';
  return (
    <ShownFigures value={figures ?? null}>
      {!isFirst && <SummaryLine stats={figures?.stats} />}
      <ScreenTabs
        label={t('tabsLabel')}
        skeleton={<TabSkeleton />}
        instead={
          figures ? undefined : (
            <Stack gap={6}>
              {isFirst && <SummarySkeleton />}
              <TabSkeleton />
            </Stack>
          )
        }
      />
    </ShownFigures>
  );
}
