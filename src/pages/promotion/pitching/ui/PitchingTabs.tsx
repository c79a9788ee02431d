import { CalendarClock, Send } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreatedPlace } from '@/entities/outbox';
import { formOf, type PitchForm } from '@/features/submit-pitch';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { Skeleton } from '@/shared/ui/skeleton';
import { StatusView } from '@/shared/ui/status-view';
import { Tabs } from '@/shared/ui/tabs';
import { CreatedState } from '@/widgets/created-state';
import { type PitchingTab, pitchingTabs, usePitchingView } from '../model/pitching-view';
import { GuidesTab } from './GuidesTab';
import { PlaylistsTab } from './PlaylistsTab';

const SubmitForm = lazyPart(() => import('./SubmitForm'), 'SubmitForm');
const SentPitches = lazyPart(() => import('@/widgets/sent-pitches'), 'SentPitches');

/** Fetches the parts ahead, for they are needed without a network too; what fails is asked for again when shown. */
function loadParts() {
  for (const part of [SubmitForm, SentPitches]) void part.load().catch(() => undefined);
}

type PitchingTabsProps = {
  /** Who proposes, and for whom. */
  place: CreatedPlace;
  artistName: string;
};

/** The parts of the screen, one at a time. */
export function PitchingTabs({ place, artistName }: PitchingTabsProps) {
  const { t } = useTranslation('pages.promotion.pitching');
  const { tab, openTab } = usePitchingView();
  useEffect(loadParts, []);
  const [edited, setEdited] = useState<{ id: string; form: PitchForm } | null>(null);
  const open = (next: PitchingTab) => {
    setEdited(null);
    openTab(next);
  };
  const contents = {
    submit: () => (
      <SubmitForm
        key={edited?.id}
        place={place}
        artistName={artistName}
        edited={edited}
        onSent={() => setEdited(null)}
        onShowSent={() => open('sent')}
      />
    ),
    sent: () => (
      <SentPitches
        place={place}
        headingLevel={2}
        empty={
          <StatusView
            headingLevel={2}
            icon={<Send size={32} />}
            title={t('sent.empty')}
            text={t('sent.emptyText')}
            action={<Button onClick={() => open('submit')}>{t('sent.first')}</Button>}
          />
        }
        stateOf={({ created }) =>
          created && (
            <CreatedState
              owner={place.owner}
              created={created}
              onEdit={() => {
                setEdited({ id: created.item.id, form: formOf(created.item) });
                openTab('submit');
              }}
            />
          )
        }
      />
    ),
    playlists: () => <PlaylistsTab />,
    guides: () => <GuidesTab />,
  } satisfies Record<PitchingTab, unknown>;
  return (
    <>
      <Notice role="note" icon={<CalendarClock size={20} />}>
        {t('note')}
      </Notice>
      <Tabs
        label={t('tabsLabel')}
        value={tab}
        onChange={open}
        items={pitchingTabs.map((value) => ({
          value,
          label: t(`tabs.${value}`),
          content: value === tab && (
            <Suspense fallback={<Skeleton shape="block" height="480px" />}>
              {contents[value]()}
            </Suspense>
          ),
        }))}
      />
    </>
  );
}
