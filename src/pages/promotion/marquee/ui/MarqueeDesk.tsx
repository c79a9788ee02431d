import { Megaphone } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMarqueesQuery, useMarqueeTracksQuery } from '@/entities/marquee';
import { listedFor, type OutboxScope, useForgottenFiles, useToolItems } from '@/entities/outbox';
import { lazyPart } from '@/shared/lib/lazy-part';
import { ToolDesk } from '@/widgets/office';
import { useMaking, WhoseItem } from '@/widgets/workspace';
import { marqueeItem } from '../model/marquee-item';
import { useConcertCampaign } from '../model/use-concert-campaign';

const CampaignWorkbench = lazyPart(() => import('./create/CampaignWorkbench'), 'CampaignWorkbench');

type MarqueeDeskProps = {
  scope: OutboxScope;
};

export function MarqueeDesk({ scope }: MarqueeDeskProps) {
  const { t } = useTranslation('pages.promotion.marquee');
  const query = useToolItems(
    marqueeItem,
    scope,
    useMarqueesQuery(listedFor(scope), { refetchOnMountOrArgChange: true }),
  );
  const about = useConcertCampaign(scope);
  useForgottenFiles(scope.owner);
  // Both work offline too; a failed prefetch is retried when the form opens.
  useMarqueeTracksQuery({ artistId: scope.artistId }, { skip: scope.labelId !== undefined });
  useEffect(() => void CampaignWorkbench.load().catch(() => undefined), []);
  return (
    <ToolDesk
      scope={scope}
      making={useMaking(scope)}
      Whose={WhoseItem}
      query={query}
      icon={<Megaphone size={32} />}
      words={{
        tabs: t('tabsLabel'),
        create: t('create'),
        empty: { title: t('empty.title'), text: t('empty.text'), action: t('empty.action') },
      }}
      form={({ close, ...opened }) =>
        !about.isLoading && <CampaignWorkbench {...opened} preset={about.preset} onClose={close} />
      }
    />
  );
}
