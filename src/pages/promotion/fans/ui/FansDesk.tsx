import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CreatedPlace } from '@/entities/outbox';
import { lazyPart } from '@/shared/lib/lazy-part';
import { ScreenTabs } from '@/widgets/office';
import { useMaking } from '@/widgets/workspace';
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
  const { asked, concertId, ask, askFor, close } = view;
  const making = useMaking(place);
  const { concert, isLoading } = useAskedConcert({ artistId: place.artistId, concertId });
  // A form is not changed once it is there.
  const isAsked = (name: typeof asked) =>
    asked === name && !isLoading && place.labelId === undefined;
  const [campaign, setCampaign] = useState<EditedCampaign | null>(null);
  const [notice, setNotice] = useState<EditedNotice | null>(null);
  const [audience, setAudience] = useState<CampaignAudience | null>(null);
  /** Whose what is edited is. */
  const [at, setAt] = useState(place);
  const opens =
    <Thing,>(open: (thing: Thing) => void) =>
    (thing: Thing, of: CreatedPlace) => {
      setAt(of);
      open(thing);
    };
  useEffect(loadAhead, []);
  return (
    <>
      <FansDeskContext
        value={{
          place,
          onNew: (form) =>
            making.begin(({ artistId }) =>
              place.labelId !== undefined && artistId !== undefined
                ? askFor(form, artistId)
                : ask(form),
            ),
          onEditCampaign: opens(setCampaign),
          onEditNotice: opens(setNotice),
          onWrite: opens(setAudience),
        }}
      >
        <ScreenTabs label={t('tabsLabel')} isNeededOffline />
      </FansDeskContext>
      {making.question}
      <Suspense fallback={null}>
        {(isAsked('campaign') || campaign) && (
          <CampaignDialog
            place={at}
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
            place={at}
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
