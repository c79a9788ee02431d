import { useTranslation } from 'react-i18next';
import { Stack } from '@/shared/ui/stack';
import { FigureLine, ScreenTabs, TabSkeleton, useScreenTab } from '@/widgets/office';
import { ShownFigures } from '../model/shown-figures';
import type { Figures } from '../model/use-figures';
import { useSummary } from '../model/use-summary';
import { SummarySkeleton } from './DashboardSkeleton';

/** The tabs; those after the first show its main figures in one line. */
export function DashboardTabs({ figures }: { figures: Figures | undefined }) {
  const { t } = useTranslation('pages.artist.dashboard');
  const [tab] = useScreenTab();
  const summary = useSummary(figures?.stats);
  const isFirst = tab === 'overview';
  return (
    <ShownFigures value={figures ?? null}>
      {!isFirst && <FigureLine label={t('cards')} figures={summary} />}
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
