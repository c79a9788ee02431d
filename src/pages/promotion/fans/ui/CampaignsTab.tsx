import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDayRule } from '@/entities/figure';
import type { FanCampaign } from '@/shared/contract/fan.ts';
import { FilteredList } from '@/shared/ui/filtered-list';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { ToolDesk, useToolDesk } from '@/widgets/office';
import { useActingArtist, useMaking } from '@/widgets/workspace';
import { type NewCampaign, useCampaigns } from '../model/campaign-tool';
import { shownStatus, shownStatuses } from '../model/shown-status';
import { aboutParams, useAskedAbout } from '../model/use-asked-about';
import { useCampaignActs } from '../model/use-campaign-acts';
import { CampaignWorkbench } from '../model/workbenches';
import { CampaignCard } from './CampaignCard';

export function CampaignsTab() {
  const { t } = useTranslation('pages.promotion.fans');
  const dayRule = useDayRule();
  const { place } = useActingArtist();
  const query = useCampaigns(place);
  const making = useMaking(place);
  const { concert, isReady } = useAskedAbout(place.artistId);
  return (
    <Stack gap={5}>
      <Text tone="muted">{t('campaigns.text')}</Text>
      <ToolDesk
        place={place}
        query={query}
        icon={<Gift size={32} />}
        words={{
          create: t('campaigns.new'),
          empty: {
            title: t('campaigns.empty.title'),
            text: t('campaigns.empty.text'),
            action: t('campaigns.empty.action'),
          },
        }}
        as="campaign"
        about={aboutParams}
        making={making}
        form={({ filling, place: at, close }) =>
          isReady && (
            <CampaignWorkbench place={at} filling={filling} concert={concert} onClose={close} />
          )
        }
      >
        <CampaignList />
      </ToolDesk>
      <Text size="small" tone="muted">
        {dayRule()}
      </Text>
    </Stack>
  );
}

function CampaignList() {
  const { t } = useTranslation(['pages.promotion.fans', 'entities.fan']);
  const { shown } = useToolDesk<FanCampaign, NewCampaign>();
  const { actsOf, window } = useCampaignActs();
  return (
    <>
      <FilteredList
        name="campaigns"
        label={t('campaigns.list')}
        items={shown}
        idOf={({ thing }) => thing.id}
        nameOf={({ thing }) => thing.title}
        states={{
          title: t('status'),
          all: t('campaigns.all'),
          of: ({ thing }) => shownStatus(thing),
          order: shownStatuses,
          label: (status) => t(`entities.fan:campaignStatus.${status}`),
        }}
        searchLabel={t('campaigns.search')}
        searchIn={({ thing }) => [thing.title, thing.description]}
        noMatch={t('campaigns.none')}
        empty={null}
        card={(each) => <CampaignCard shown={each} acts={actsOf(each)} />}
      />
      {window}
    </>
  );
}
