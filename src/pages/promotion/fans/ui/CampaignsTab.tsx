import { Gift, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDayRule } from '@/entities/figure';
import type { CreatedPlace } from '@/entities/outbox';
import { useListView } from '@/shared/lib/address';
import { matchesText } from '@/shared/lib/text-filter';
import { Button } from '@/shared/ui/button';
import { CardGrid } from '@/shared/ui/card-grid';
import { FilterBar } from '@/shared/ui/filter-bar';
import { LiveText } from '@/shared/ui/live-text';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Inline, Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { Text } from '@/shared/ui/text';
import {
  type EditedCampaign,
  editedCampaign,
  type ShownCampaign,
  useCampaigns,
} from '../model/campaigns';
import type { CampaignAudience } from '../model/audience';
import { shownStatus, shownStatuses } from '../model/shown-status';
import { CampaignCard } from './CampaignCard';

/** A list of so many is looked through at a glance. */
const glance = 6;

type CampaignsTabProps = {
  /** Whose device list it is, and for which artist they act. */
  place: CreatedPlace;
  /** A new campaign shall be filled in. */
  onNew: () => void;
  /** One shall be changed. */
  onEdit: (campaign: EditedCampaign) => void;
  /** Those who take part in one shall be written to. */
  onWrite: (audience: CampaignAudience) => void;
};

/** What an artist offers to fans first. */
export function CampaignsTab({ place, onNew, onEdit, onWrite }: CampaignsTabProps) {
  const { t } = useTranslation('pages.promotion.fans');
  const query = useCampaigns(place);
  return (
    <Stack gap={5}>
      <Inline gap={4} justify="between" isWrapping>
        <Text tone="muted">{t('campaigns.text')}</Text>
        <Button variant="solid" aria-haspopup="dialog" onClick={onNew}>
          <Plus size={18} aria-hidden />
          {t('campaigns.new')}
        </Button>
      </Inline>
      <QueryView
        query={query}
        loading={<Skeleton shape="block" height="320px" />}
        empty={
          <StatusView
            icon={<Gift size={32} />}
            title={t('campaigns.empty.title')}
            text={t('campaigns.empty.text')}
            action={<Button onClick={onNew}>{t('campaigns.empty.action')}</Button>}
          />
        }
      >
        {(shown) => <List shown={shown} place={place} onEdit={onEdit} onWrite={onWrite} />}
      </QueryView>
    </Stack>
  );
}

type ListProps = Omit<CampaignsTabProps, 'onNew'> & { shown: readonly ShownCampaign[] };

function List({ shown, place, onEdit, onWrite }: ListProps) {
  const { t } = useTranslation(['pages.promotion.fans', 'entities.fan']);
  const dayRule = useDayRule();
  const view = useListView({
    name: 'campaigns',
    sorts: [],
    initialSort: { by: 'made', isDescending: true },
    choices: { status: shownStatuses },
  });
  const { status } = view.chosen;
  const found = shown.filter(
    ({ campaign }) =>
      matchesText(view.text, [campaign.title, campaign.description]) &&
      (status === '' || shownStatus(campaign) === status),
  );
  return (
    <Stack gap={4}>
      {(shown.length > glance || view.isFiltered) && (
        <FilterBar
          label={t('tabs.fans-first')}
          searchLabel={t('campaigns.search')}
          text={view.text}
          onSearch={view.search}
          choices={[
            {
              name: 'status',
              label: t('status'),
              allLabel: t('allStatuses'),
              options: shownStatuses.map((value) => ({
                value,
                label: t(`entities.fan:campaignStatus.${value}`),
              })),
            },
          ]}
          chosen={view.chosen}
          onChoose={(_, value) => view.choose('status', value)}
          onReset={view.isFiltered ? view.reset : undefined}
        />
      )}
      <LiveText>{found.length === 0 && <Text tone="muted">{t('campaigns.none')}</Text>}</LiveText>
      <Text size="small" tone="muted">
        {dayRule()}
      </Text>
      <CardGrid>
        {found.map((each) => (
          <li key={each.campaign.id}>
            <CampaignCard
              {...each}
              place={place}
              onEdit={() => onEdit(editedCampaign(each))}
              onWrite={() => onWrite(each.campaign)}
            />
          </li>
        ))}
      </CardGrid>
    </Stack>
  );
}
