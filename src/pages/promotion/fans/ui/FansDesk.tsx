import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreatedPlace } from '@/entities/outbox';
import { lazyPart } from '@/shared/lib/lazy-part';
import { ScreenTabs } from '@/widgets/office';
import type { EditedCampaign } from '../model/campaigns';
import type { CampaignAudience } from '../model/audience';
import { FansDeskContext } from '../model/fans-desk';
import { useFansView } from '../model/fans-view';
import type { EditedNotice } from '../model/notices';
import { useAskedConcert } from '../model/use-asked-concert';

const CampaignDialog = lazyPart(() => import('./CampaignDialog'), 'CampaignDialog');
const NoticeDialog = lazyPart(() => import('./NoticeDialog'), 'NoticeDialog');

/** Fetches the forms ahead: they are needed without a network too. What fails is asked for again when shown. */
function loadAhead() {
  for (const part of [CampaignDialog, NoticeDialog]) void part.load().catch(() => undefined);
}

type FansDeskProps = {
  /** Who looks, and at whose fans. */
  place: CreatedPlace;
};

/** The four parts of the screen, one at a time, and the two forms. */
export function FansDesk({ place }: FansDeskProps) {
  const { t } = useTranslation('pages.promotion.fans');
  const view = useFansView();
  const { asked, concertId, ask, close } = view;
  const { concert, isLoading } = useAskedConcert({ artistId: place.artistId, concertId });
  // A form is not changed once it is there.
  const isAsked = (name: typeof asked) => asked === name && !isLoading;
  const [campaign, setCampaign] = useState<EditedCampaign | null>(null);
  const [notice, setNotice] = useState<EditedNotice | null>(null);
  const [audience, setAudience] = useState<CampaignAudience | null>(null);
  useEffect(loadAhead, []);
  return (
    <>
      <FansDeskContext
        value={{
          place,
          onNew: ask,
          onEditCampaign: setCampaign,
          onEditNotice: setNotice,
          onWrite: setAudience,
        }}
      >
        <ScreenTabs label={t('tabsLabel')} />
      </FansDeskContext>
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
