import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreatedPlace } from '@/entities/outbox';
import { Notice } from '@/shared/ui/notice';
import { ScreenTabs, useScreenTab } from '@/widgets/office';
import { type EditedPitch, PitchingDeskContext } from '../model/pitching-desk';

type PitchingTabsProps = {
  /** Who proposes, and for whom. */
  place: CreatedPlace;
  artistName: string;
};

/** The parts of the screen, one at a time. */
export function PitchingTabs({ place, artistName }: PitchingTabsProps) {
  const { t } = useTranslation('pages.promotion.pitching');
  const [tab] = useScreenTab();
  const [seenTab, setSeenTab] = useState(tab);
  const [edited, onEdit] = useState<EditedPitch | null>(null);
  if (tab !== seenTab) {
    setSeenTab(tab);
    // Nothing is mended any more once its form was left.
    if (tab !== 'submit') onEdit(null);
  }
  return (
    <PitchingDeskContext value={{ place, artistName, edited, onEdit }}>
      <Notice role="note" icon={<CalendarClock size={20} />}>
        {t('note')}
      </Notice>
      <ScreenTabs label={t('tabsLabel')} isNeededOffline />
    </PitchingDeskContext>
  );
}
