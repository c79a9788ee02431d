import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { changedParams } from '@/shared/lib/address';
import { OfficePage, ScreenTabs } from '@/widgets/office';
import { ForActingArtist, useWhose } from '@/widgets/workspace';
import { CampaignWorkbench, NotificationWorkbench } from '../model/workbenches';

type FansPageProps = {
  title: string;
};

/** The tab of a new item, for addresses without one. */
const tabsOfNew = new Map([
  ['campaign', 'fans-first'],
  ['notification', 'notifications'],
]);

/** Prefetches the forms, which also work offline; a failure is retried when they open. */
function loadAhead() {
  for (const part of [CampaignWorkbench, NotificationWorkbench])
    void part.load().catch(() => undefined);
}

/** See docs/product/fans.md. */
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
