import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useDayRule } from '@/entities/figure';
import { useOpenItem } from '@/shared/lib/address';
import { lazyPart } from '@/shared/lib/lazy-part';
import { FilteredList } from '@/shared/ui/filtered-list';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { rowActs } from '@/widgets/office';
import { marqueeItem } from '../model/marquee-item';
import { useMarqueeDesk } from '../model/marquee-desk';
import { useCampaignActs } from '../model/use-campaign-acts';
import { useCampaignColumns } from '../model/use-campaign-columns';
import { CampaignCard } from './CampaignCard';

const DetailsPanel = lazyPart(() => import('./DetailsPanel'), 'DetailsPanel');

export function CampaignsTab() {
  const { t } = useTranslation(['pages.promotion.marquee', 'pages.promotion']);
  const dayRule = useDayRule();
  const { shown } = useMarqueeDesk();
  const { getActs, getEndAct } = useCampaignActs();
  const columns = useCampaignColumns(getActs);
  const details = useOpenItem('open');
  const opened = shown.find(({ thing }) => thing.id === details.id);
  return (
    <Stack gap={4}>
      <FilteredList
        label={t('pages.promotion:marquee.tabs.campaigns')}
        items={shown}
        {...marqueeItem.listed}
        states={{
          ...marqueeItem.states,
          title: t('campaigns.status'),
          all: t('campaigns.all'),
          label: (status) => t(`campaigns.states.${status}`),
        }}
        searchLabel={t('campaigns.search')}
        noMatch={t('campaigns.noMatch')}
        columns={columns}
        card={(each) => <CampaignCard shown={each} acts={getActs(each)} />}
        cardsAs="wide"
        leads="table"
        menu={(each) => rowActs(getActs(each))}
        empty={null}
      />
      <Text size="small" tone="muted">
        {dayRule()}
      </Text>
      <Suspense fallback={null}>
        {details.isOpen && (
          <DetailsPanel shown={opened} end={opened && getEndAct(opened)} onClose={details.close} />
        )}
      </Suspense>
    </Stack>
  );
}
