import { CalendarClock, Send } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreatedPlace } from '@/entities/outbox';
import { usePitches } from '@/features/submit-pitch';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Notice } from '@/shared/ui/notice';
import { ToolDesk, OfficePage } from '@/widgets/office';
import { ForActingArtist, useWhose } from '@/widgets/workspace';

const PitchWorkbench = lazyPart(() => import('./PitchWorkbench'), 'PitchWorkbench');

type PitchingPageProps = {
  title: string;
};

/** Proposes unreleased songs to playlist editors. See docs/product/pitching.md. */
export function PitchingPage({ title }: PitchingPageProps) {
  return (
    <OfficePage title={title} {...useWhose()}>
      <ForActingArtist>
        {({ labelId, artistId, place }) => <PitchingDesk key={labelId ?? artistId} place={place} />}
      </ForActingArtist>
    </OfficePage>
  );
}

type PitchingDeskProps = {
  place: CreatedPlace;
};

function PitchingDesk({ place }: PitchingDeskProps) {
  const { t } = useTranslation('pages.promotion.pitching');
  const query = usePitches(place);
  // Works offline too; a failed prefetch is retried when the form opens.
  useEffect(() => void PitchWorkbench.load().catch(() => undefined), []);
  return (
    <>
      <Notice role="note" icon={<CalendarClock size={20} />}>
        {t('note')}
      </Notice>
      <ToolDesk
        place={place}
        query={query}
        icon={<Send size={32} />}
        words={{
          tabs: t('tabsLabel'),
          create: t('submit.send'),
          empty: { title: t('sent.empty'), text: t('sent.emptyText'), action: t('sent.first') },
        }}
        hasTabsWhenEmpty
        // The first tab is the form of a new pitch.
        acts={() => <></>}
        form={({ source, place: of, close }) =>
          source.kind === 'local' && (
            <PitchWorkbench place={of} pitch={source.item} onClose={close} />
          )
        }
      />
    </>
  );
}
