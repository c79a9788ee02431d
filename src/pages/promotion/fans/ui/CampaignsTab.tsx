import { Gift, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDayRule } from '@/entities/figure';
import { placeOfOne } from '@/entities/outbox';
import { Button } from '@/shared/ui/button';
import { FilteredList } from '@/shared/ui/filtered-list';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { Text } from '@/shared/ui/text';
import { MainAction } from '@/widgets/office';
import { editedCampaign, useCampaigns } from '../model/campaigns';
import { useFansDesk } from '../model/fans-desk';
import { shownStatus, shownStatuses } from '../model/shown-status';
import { CampaignCard } from './CampaignCard';

/** What an artist offers to fans first. */
export function CampaignsTab() {
  const { t } = useTranslation(['pages.promotion.fans', 'entities.fan']);
  const dayRule = useDayRule();
  const { place, onNew, onEditCampaign, onWrite } = useFansDesk();
  const query = useCampaigns(place);
  const create = () => onNew('campaign');
  return (
    <Stack gap={5}>
      <MainAction>
        <Button variant="solid" aria-haspopup="dialog" onClick={create}>
          <Plus size={18} aria-hidden />
          {t('campaigns.new')}
        </Button>
      </MainAction>
      <Text tone="muted">{t('campaigns.text')}</Text>
      <QueryView
        query={query}
        loading={<Skeleton shape="block" height="320px" />}
        empty={
          <StatusView
            icon={<Gift size={32} />}
            title={t('campaigns.empty.title')}
            text={t('campaigns.empty.text')}
            action={<Button onClick={create}>{t('campaigns.empty.action')}</Button>}
          />
        }
      >
        {(shown) => (
          <FilteredList
            name="campaigns"
            label={t('campaigns.list')}
            items={shown}
            idOf={({ campaign }) => campaign.id}
            nameOf={({ campaign }) => campaign.title}
            states={{
              title: t('status'),
              all: t('campaigns.all'),
              of: ({ campaign }) => shownStatus(campaign),
              order: shownStatuses,
              label: (status) => t(`entities.fan:campaignStatus.${status}`),
            }}
            searchLabel={t('campaigns.search')}
            searchIn={({ campaign }) => [campaign.title, campaign.description]}
            noMatch={t('campaigns.none')}
            empty={null}
            card={(each) => {
              const at = placeOfOne(place, each.campaign);
              return (
                <CampaignCard
                  {...each}
                  place={at}
                  onEdit={() => onEditCampaign(editedCampaign(each), at)}
                  onWrite={() => onWrite(each.campaign, at)}
                />
              );
            }}
          />
        )}
      </QueryView>
      <Text size="small" tone="muted">
        {dayRule()}
      </Text>
    </Stack>
  );
}
