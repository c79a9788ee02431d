import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownStatus, shownStatuses } from '@/entities/marquee';
import type { CreatedPlace } from '@/entities/outbox';
import { useListView } from '@/shared/lib/address';
import { lazyPart } from '@/shared/lib/lazy-part';
import { matchesText } from '@/shared/lib/text-filter';
import { CardGrid } from '@/shared/ui/card-grid';
import { FilterBar } from '@/shared/ui/filter-bar';
import { LiveText } from '@/shared/ui/live-text';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import type { ShownCampaign } from '../model/use-campaigns';
import type { Filling } from '../model/use-save-campaign';
import { CampaignCard } from './CampaignCard';

const DetailsPanel = lazyPart(() => import('./DetailsPanel'), 'DetailsPanel');

/** From so many on they can be searched. */
const longFrom = 7;

type CampaignsTabProps = {
  shown: readonly ShownCampaign[];
  place: CreatedPlace;
  onFill: (filling: Filling) => void;
};

/** The campaigns as cards, those that are still on this device first. */
export function CampaignsTab({ shown, place, onFill }: CampaignsTabProps) {
  const { t } = useTranslation(['pages.promotion.marquee', 'entities.marquee']);
  const [openId, setOpenId] = useState<string | null>(null);
  const view = useListView({
    sorts: [],
    initialSort: { by: 'made', isDescending: true },
    choices: { status: shownStatuses },
  });
  const { status } = view.chosen;
  const found = shown.filter(
    ({ campaign }) =>
      matchesText(view.text, [campaign.campaignName, campaign.trackTitle]) &&
      (status === '' || shownStatus(campaign) === status),
  );
  const open = shown.find(({ campaign }) => campaign.id === openId);
  return (
    <Stack gap={4}>
      {(shown.length >= longFrom || view.isFiltered) && (
        <FilterBar
          label={t('campaigns.filter')}
          searchLabel={t('campaigns.search')}
          text={view.text}
          onSearch={view.search}
          choices={[
            {
              name: 'status',
              label: t('campaigns.status'),
              allLabel: t('campaigns.allStatuses'),
              options: shownStatuses.map((value) => ({
                value,
                label: t(`entities.marquee:status.${value}`),
              })),
            },
          ]}
          chosen={view.chosen}
          onChoose={(_, value) => view.choose('status', value)}
          onReset={view.isFiltered ? view.reset : undefined}
        />
      )}
      <LiveText>
        {found.length === 0 && <Text tone="muted">{t('campaigns.noMatch')}</Text>}
      </LiveText>
      <CardGrid least="wide">
        {found.map((each) => (
          <li key={each.campaign.id}>
            <CampaignCard
              shown={each}
              place={place}
              onFill={onFill}
              onOpen={() => setOpenId(each.campaign.id)}
            />
          </li>
        ))}
      </CardGrid>
      <Suspense fallback={null}>
        {open && (
          <DetailsPanel shown={open} artistId={place.artistId} onClose={() => setOpenId(null)} />
        )}
      </Suspense>
    </Stack>
  );
}
