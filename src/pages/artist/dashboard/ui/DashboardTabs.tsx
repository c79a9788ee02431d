import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Stack } from '@/shared/ui/stack';
import { FigureLine, MissingItem, ScreenTabs, TabSkeleton, useScreenTab } from '@/widgets/office';
import { ShownFigures } from '../model/shown-figures';
import type { Figures } from '../model/use-figures';
import { useSummary } from '../model/use-summary';
import { useOpenSong } from '../model/use-track-table';
import { SummarySkeleton } from './DashboardSkeleton';

const SongPanel = lazyPart(() => import('./song/SongPanel'), 'SongPanel');

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
      {figures && <OpenedSong tracks={figures.tracks} />}
    </ShownFigures>
  );
}

function OpenedSong({ tracks }: Pick<Figures, 'tracks'>) {
  const { isOpen, id, close } = useOpenSong();
  const track = tracks.find((each) => each.id === id);
  return (
    <Suspense fallback={null}>
      {isOpen && !track && <MissingItem onClose={close} />}
      {isOpen && track && <SongPanel track={track} onClose={close} />}
    </Suspense>
  );
}
