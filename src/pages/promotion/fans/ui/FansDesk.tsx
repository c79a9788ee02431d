import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreatedPlace } from '@/entities/outbox';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Skeleton } from '@/shared/ui/skeleton';
import { Tabs } from '@/shared/ui/tabs';
import type { EditedCampaign } from '../model/campaigns';
import type { CampaignAudience } from '../model/audience';
import { type FansTab, fansTabs, useFansView } from '../model/fans-view';
import type { EditedNotice } from '../model/notices';
import { useAskedConcert } from '../model/use-asked-concert';
import { OverviewTab } from './OverviewTab';

const CampaignsTab = lazyPart(() => import('./CampaignsTab'), 'CampaignsTab');
const NoticesTab = lazyPart(() => import('./NoticesTab'), 'NoticesTab');
const AnalyticsTab = lazyPart(() => import('./AnalyticsTab'), 'AnalyticsTab');
const CampaignDialog = lazyPart(() => import('./CampaignDialog'), 'CampaignDialog');
const NoticeDialog = lazyPart(() => import('./NoticeDialog'), 'NoticeDialog');

/** Fetched ahead, for they are needed without a network too; what fails is asked for again when shown. */
const neededOffline = [CampaignsTab, NoticesTab, CampaignDialog, NoticeDialog];

function loadAhead() {
  for (const part of neededOffline) void part.load().catch(() => undefined);
}

type FansDeskProps = {
  /** Who looks, and at whose fans. */
  place: CreatedPlace;
};

/** The four parts of the screen, one at a time, and the two forms. */
export function FansDesk({ place }: FansDeskProps) {
  const { t } = useTranslation('pages.promotion.fans');
  const view = useFansView();
  const { tab, openTab, asked, concertId, ask, close } = view;
  const { concert, isLoading } = useAskedConcert({ artistId: place.artistId, concertId });
  // A form is not changed once it is there.
  const isAsked = (name: typeof asked) => asked === name && !isLoading;
  const [campaign, setCampaign] = useState<EditedCampaign | null>(null);
  const [notice, setNotice] = useState<EditedNotice | null>(null);
  const [audience, setAudience] = useState<CampaignAudience | null>(null);
  useEffect(loadAhead, []);
  const contents = {
    overview: () => <OverviewTab artistId={place.artistId} />,
    'fans-first': () => (
      <CampaignsTab
        place={place}
        onNew={() => ask('campaign')}
        onEdit={setCampaign}
        onWrite={setAudience}
      />
    ),
    notifications: () => (
      <NoticesTab place={place} onNew={() => ask('notification')} onEdit={setNotice} />
    ),
    analytics: () => <AnalyticsTab place={place} />,
  } satisfies Record<FansTab, unknown>;
  return (
    <>
      <Tabs
        label={t('tabsLabel')}
        value={tab}
        onChange={openTab}
        items={fansTabs.map((value) => ({
          value,
          label: t(`tabs.${value}`),
          content: value === tab && (
            <Suspense fallback={<Skeleton shape="block" height="400px" />}>
              {contents[value]()}
            </Suspense>
          ),
        }))}
      />
      <Suspense fallback={null}>
        {(isAsked('campaign') || campaign) && (
          <CampaignDialog
            place={place}
            edited={campaign}
            concert={concert}
            onClose={() => {
              setCampaign(null);
              if (asked) close();
            }}
          />
        )}
        {(isAsked('notification') || notice || audience) && (
          <NoticeDialog
            place={place}
            edited={notice}
            concert={concert}
            audience={notice?.campaign ?? audience}
            onClose={() => {
              setNotice(null);
              setAudience(null);
              if (asked) close();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
