import { Plus } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CreatedPlace, forgetSentFiles } from '@/entities/outbox';
import type { NewConcert } from '@/features/create-concert';
import type { Concert } from '@/shared/contract/concert.ts';
import { logFailure } from '@/shared/lib/log';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/button';
import { Skeleton } from '@/shared/ui/skeleton';
import { Tabs } from '@/shared/ui/tabs';
import { MainAction } from '@/widgets/office';
import { type ConcertsTab, concertsTabs, useConcertsView } from '../model/concerts-view';
import { useConcertList } from '../model/use-concert-list';
import { ConcertsTab as ListTab } from './ConcertsTab';
import { StatCards } from './StatCards';

const ConcertDialog = lazyPart(() => import('./form/ConcertDialog'), 'ConcertDialog');
const AnalyticsTab = lazyPart(() => import('./AnalyticsTab'), 'AnalyticsTab');
const PromotionTab = lazyPart(() => import('./promotion/PromotionTab'), 'PromotionTab');

/** Fetches the form ahead, for it is needed without a network too; what fails is asked for again when shown. */
function loadParts() {
  for (const part of [ConcertDialog, PromotionTab]) void part.load().catch(() => undefined);
}

/** What the form is about: something new, one of this device, or one that was delivered. */
export type Filling = { of: 'new' } | { of: 'created'; item: NewConcert } | Delivered;
type Delivered = { of: 'delivered'; concert: Concert };

type ConcertsDeskProps = {
  /** Who looks, and at whose. */
  acting: CreatedPlace;
};

/** The concerts of one artist, and the form for another. */
export function ConcertsDesk({ acting: { owner, artistId } }: ConcertsDeskProps) {
  const { t } = useTranslation('pages.promotion.concerts');
  const place = { owner, artistId };
  const { tab, openTab } = useConcertsView();
  const query = useConcertList(place);
  const [filling, setFilling] = useState<Filling | null>(null);
  useEffect(loadParts, []);
  useEffect(() => {
    forgetSentFiles(owner).catch((error: unknown) => logFailure('forgetSentFiles', error));
  }, [owner]);
  const add = () => setFilling({ of: 'new' });
  const contents = {
    concerts: () => <ListTab query={query} place={place} onAdd={add} onFill={setFilling} />,
    analytics: () => <AnalyticsTab query={query} artistId={artistId} />,
    promotion: () => <PromotionTab query={query} artistId={artistId} />,
  } satisfies Record<ConcertsTab, unknown>;
  return (
    <>
      <MainAction>
        <Button variant="solid" aria-haspopup="dialog" onClick={add}>
          <Plus size={18} aria-hidden />
          {t('add')}
        </Button>
      </MainAction>
      <StatCards artistId={artistId} />
      <Tabs
        label={t('tabsLabel')}
        value={tab}
        onChange={openTab}
        items={concertsTabs.map((value) => ({
          value,
          label: t(`tabs.${value}`),
          content: value === tab && (
            <Suspense fallback={<Skeleton shape="block" height="480px" />}>
              {contents[value]()}
            </Suspense>
          ),
        }))}
      />
      {filling !== null && (
        <Suspense fallback={null}>
          <ConcertDialog place={place} filling={filling} onClose={() => setFilling(null)} />
        </Suspense>
      )}
    </>
  );
}
