import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDayRule } from '@/entities/figure';
import { Text } from '@/shared/ui/text';
import { useActingArtist } from '@/widgets/workspace';
import { campaignItem, type ShownCampaign } from '../model/campaign-item';
import { useCampaigns } from '../model/use-fan-lists';
import { useCampaignActs } from '../model/use-campaign-acts';
import { CampaignWorkbench } from '../model/workbenches';
import { CampaignCard } from './CampaignCard';
import { FanTab } from './FanTab';

export function CampaignsTab() {
  const { t } = useTranslation('entities.fan');
  const dayRule = useDayRule();
  const { scope } = useActingArtist();
  return (
    <FanTab
      kind="campaigns"
      as="campaign"
      icon={<Gift size={32} />}
      of={campaignItem}
      query={useCampaigns(scope)}
      label={(status) => t(`campaignsBy.${status}`)}
      card={(shown) => <ListedCampaign shown={shown} />}
      form={({ source, scope: at, close }, { concert }) => (
        <CampaignWorkbench scope={at} source={source} concert={concert} onClose={close} />
      )}
    >
      <Text size="small" tone="muted">
        {dayRule()}
      </Text>
    </FanTab>
  );
}

function ListedCampaign({ shown }: { shown: ShownCampaign }) {
  const { acts, dialog } = useCampaignActs(shown);
  return (
    <>
      <CampaignCard shown={shown} acts={acts} />
      {dialog}
    </>
  );
}
