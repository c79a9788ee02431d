import { CalendarClock, Send } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutboxScope } from '@/entities/outbox';
import { usePitches } from '@/features/submit-pitch';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/button';
import { Notice } from '@/shared/ui/notice';
import { OfficePage, ToolDesk, useScreenTab } from '@/widgets/office';
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
        {({ labelId, artistId, scope }) => <PitchingDesk key={labelId ?? artistId} scope={scope} />}
      </ForActingArtist>
    </OfficePage>
  );
}

type PitchingDeskProps = {
  scope: OutboxScope;
};

function PitchingDesk({ scope }: PitchingDeskProps) {
  const { t } = useTranslation('pages.promotion.pitching');
  const query = usePitches(scope);
  const [tab, openTab] = useScreenTab();
  // Works offline too; a failed prefetch is retried when the form opens.
  useEffect(() => void PitchWorkbench.load().catch(() => undefined), []);
  return (
    <>
      <Notice role="note" icon={<CalendarClock size={20} />}>
        {t('note')}
      </Notice>
      <ToolDesk
        scope={scope}
        query={query}
        icon={<Send size={32} />}
        words={{
          tabs: t('tabsLabel'),
          create: t('submit.send'),
          empty: { title: t('sent.empty'), text: t('sent.emptyText'), action: t('sent.first') },
        }}
        hasTabsWhenEmpty
        // The first tab is the form of a new pitch.
        acts={() =>
          tab === 'submit' ? (
            <></>
          ) : (
            <Button variant="solid" onClick={() => openTab('submit')}>
              <Send size={18} aria-hidden />
              {t('submit.send')}
            </Button>
          )
        }
        form={({ source, scope: of, close }) =>
          source.kind === 'local' && (
            <PitchWorkbench scope={of} pitch={source.item} onClose={close} />
          )
        }
      />
    </>
  );
}
