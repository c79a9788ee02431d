import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { changedParams } from '@/shared/lib/address';
import { OfficePage, ScreenTabs } from '@/widgets/office';
import { ForActingArtist, useWhose } from '@/widgets/workspace';
import { CampaignWorkbench, NoticeWorkbench } from '../model/workbenches';

type FansPageProps = {
  /** Of the page. */
  title: string;
};

/** Where something new is made, for an address that does not say it. */
const tabsOfNew = new Map([
  ['campaign', 'fans-first'],
  ['notification', 'notifications'],
]);

/** Fetches the forms ahead: they are needed without a network too. What fails is asked for again when shown. */
function loadAhead() {
  for (const part of [CampaignWorkbench, NoticeWorkbench]) void part.load().catch(() => undefined);
}

/** Fans of an artist, what they are offered first and what they are told. See docs/product/fans.md. */
export function FansPage({ title }: FansPageProps) {
  const { t } = useTranslation('pages.promotion.fans');
  const [params] = useSearchParams();
  const whose = useWhose();
  const tab = !params.has('tab') && tabsOfNew.get(params.get('new') ?? '');
  useEffect(loadAhead, []);
  if (tab) return <Navigate replace to={{ search: String(changedParams(params, { tab })) }} />;
  return (
    <OfficePage title={title} {...whose}>
      <ForActingArtist>
        {({ artistId, labelId }) => (
          <ScreenTabs key={labelId ?? artistId} label={t('tabsLabel')} isNeededOffline />
        )}
      </ForActingArtist>
    </OfficePage>
  );
}
