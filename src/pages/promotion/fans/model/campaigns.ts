import { useFanCampaignsQuery } from '@/entities/fan';
import {
  type Created,
  type CreatedPlace,
  createdList,
  type Kept,
  listedFor,
  useListWithCreated,
} from '@/entities/outbox';
import type { FanCampaign } from '@/shared/contract/fan.ts';
import { readNumber } from '@/shared/lib/format';
import { type CampaignForm, isCampaignForm } from './campaign-form';

const asForm = (campaign: FanCampaign): CampaignForm => ({
  title: campaign.title,
  description: campaign.description,
  type: campaign.type,
  startDate: campaign.startDate,
  endDate: campaign.endDate,
  eligibleTiers: campaign.eligibleTiers,
  maxParticipants: String(campaign.maxParticipants),
  rewards: campaign.rewards,
  concertId: campaign.concertId ?? '',
});

function isLocalCampaign(candidate: unknown): candidate is FanCampaign {
  if (typeof candidate !== 'object' || candidate === null) return false;
  const { maxParticipants, concertId } = candidate as Record<string, unknown>;
  return (
    typeof maxParticipants === 'number' &&
    isCampaignForm({
      ...candidate,
      maxParticipants: String(maxParticipants),
      concertId: concertId ?? '',
    })
  );
}

/** Campaigns that the server does not have yet: to create one sends no request of its own. See docs/product/fans.md. */
const newCampaigns = createdList<FanCampaign>({
  name: 'promotion/fans/campaigns',
  act: 'create-campaign',
  isItem: isLocalCampaign,
  nameOf: ({ title }) => title,
  // What the server makes itself is left out.
  bodyOf: ({ id: _, participantCount: __, status: ___, ...body }) => body,
});

/** What is sent of a form. */
export const fieldsOf = (form: CampaignForm) => ({
  ...form,
  title: form.title.trim(),
  description: form.description.trim(),
  maxParticipants: readNumber(form.maxParticipants) ?? Number.NaN,
  concertId: form.concertId || null,
});

const campaignOf = (id: string, form: CampaignForm): FanCampaign => ({
  ...fieldsOf(form),
  id,
  participantCount: 0,
  status: 'draft',
});

/** A campaign of the server, or one of this device with how far it is. */
export type ShownCampaign = { campaign: FanCampaign; created: Created<FanCampaign> | null };

/** Those that were made and are not delivered yet, in front of those that the server has. */
export function useCampaigns(place: CreatedPlace) {
  const query = useFanCampaignsQuery(listedFor(place), { refetchOnMountOrArgChange: true });
  return useListWithCreated(
    newCampaigns,
    { place, query },
    {
      asThing: (campaign) => campaign,
      show: (campaign, created): ShownCampaign => ({ campaign, created }),
    },
  );
}

/** The campaign that is changed, as its form: of this device, or what the server has. */
export type EditedCampaign = {
  id: string;
  form: CampaignForm;
  of: 'device' | 'server';
};

export const editedCampaign = ({ campaign, created }: ShownCampaign): EditedCampaign => ({
  id: campaign.id,
  form: asForm(campaign),
  of: created ? 'device' : 'server',
});

/** Puts a campaign in front of the others, or in the place of itself. */
export function keepCampaign(place: CreatedPlace, form: CampaignForm, editedId?: string): Kept {
  if (editedId !== undefined) return newCampaigns.edit(place.owner, campaignOf(editedId, form));
  return newCampaigns.create(place, (id) => campaignOf(id, form)) ? 'kept' : 'failed';
}
