import { useTranslation } from 'react-i18next';
import { useChangeCampaignMutation } from '@/entities/fan';
import { type OutboxScope, type FormSource, useItemForm } from '@/entities/outbox';
import type { Concert } from '@/shared/contract/concert.ts';
import type { FanCampaign } from '@/shared/contract/fan.ts';
import { campaignItem } from './campaign-item';
import type { NewCampaign } from './campaign-rules';
import { useAboutConcert } from './use-about-concert';

type Options = {
  scope: OutboxScope;
  source: FormSource<NewCampaign, FanCampaign>;
  /** Presets a new one. */
  concert: Concert | undefined;
  onDone: () => void;
};

export function useCampaignForm({ scope, source, concert, onDone }: Options) {
  const { t } = useTranslation('pages.promotion.fans');
  const about = useAboutConcert(concert);
  const [changeCampaign] = useChangeCampaignMutation();
  const { artistId } = scope;
  const day = t('campaign.fault.day');
  const count = t('campaign.fault.count');
  const form = useItemForm(campaignItem, {
    scope,
    source,
    empty: about.campaign(),
    draftOf: about.id,
    change: (id, { changes, seen }) => changeCampaign({ id, artistId, body: { ...changes, seen } }),
    sentences: {
      title: { missing: t('campaign.fault.title') },
      description: { missing: t('campaign.fault.description') },
      startDate: { invalid: day },
      endDate: {
        invalid: day,
        order: t('campaign.fault.order'),
        over: t('campaign.fault.over'),
      },
      maxParticipants: { missing: count, number: count, least: count, most: count },
    },
    words: {
      missing: t('alert'),
      failed: t(source.kind === 'server' ? 'saveFailed' : 'campaign.failed'),
      created: t('campaign.created'),
      createdForNow: t('noRoom'),
      changed: t('saved'),
    },
    onDone,
  });
  return { ...form, artistId };
}

export type CampaignDraft = ReturnType<typeof useCampaignForm>;
