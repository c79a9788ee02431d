import { createContext, use } from 'react';
import type { CreatedPlace } from '@/entities/outbox';
import type { CampaignAudience } from './audience';
import type { EditedCampaign } from './campaigns';
import type { EditedNotice } from './notices';

type Desk = {
  /** Whose device list it is, and for which artist they act. */
  place: CreatedPlace;
  onNew: (form: 'campaign' | 'notification') => void;
  onEditCampaign: (campaign: EditedCampaign, at: CreatedPlace) => void;
  onEditNotice: (notice: EditedNotice, at: CreatedPlace) => void;
  /** Opens the form of a notification to those who take part in a campaign. */
  onWrite: (audience: CampaignAudience, at: CreatedPlace) => void;
};

/** What the tabs share: whose fans they are about, and the two forms. */
export const FansDeskContext = createContext<Desk | null>(null);

/** @throws outside of the screen of fans. */
export function useFansDesk(): Desk {
  const desk = use(FansDeskContext);
  if (desk === null) throw new Error('A tab of the fans needs their screen.');
  return desk;
}
