import { Megaphone } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMarqueeTracksQuery } from '@/entities/marquee';
import { type CreatedPlace, useForgottenFiles } from '@/entities/outbox';
import { lazyPart } from '@/shared/lib/lazy-part';
import { ToolDesk } from '@/widgets/office';
import { useMaking, WhoseItem } from '@/widgets/workspace';
import { useCampaigns } from '../model/use-campaigns';
import { useConcertCampaign } from '../model/use-concert-campaign';

const CampaignWorkbench = lazyPart(() => import('./create/CampaignWorkbench'), 'CampaignWorkbench');

type MarqueeDeskProps = {
  place: CreatedPlace;
};

export function MarqueeDesk({ place }: MarqueeDeskProps) {
  const { t } = useTranslation('pages.promotion.marquee');
  const query = useCampaigns(place);
  const about = useConcertCampaign(place);
  useForgottenFiles(place.owner);
  // Both work offline too; a failed prefetch is retried when the form opens.
  useMarqueeTracksQuery({ artistId: place.artistId }, { skip: place.labelId !== undefined });
  useEffect(() => void CampaignWorkbench.load().catch(() => undefined), []);
  return (
    <ToolDesk
      place={place}
      making={useMaking(place)}
      Whose={WhoseItem}
      query={query}
      icon={<Megaphone size={32} />}
      words={{
        tabs: t('tabsLabel'),
        create: t('create'),
        empty: { title: t('empty.title'), text: t('empty.text'), action: t('empty.action') },
      }}
      form={({ close, ...opened }) =>
        !about.isLoading && <CampaignWorkbench {...opened} begun={about.begun} onClose={close} />
      }
    />
  );
}
