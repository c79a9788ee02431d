import { defineModule } from '../../../platform/module.ts';
import { campaignRoutes } from './campaign.routes.ts';
import { fanJobs } from './fan.jobs.ts';
import { fanRoutes } from './fan.routes.ts';
import { participantRoutes } from './participant.routes.ts';

export const fanModule = defineModule({
  name: 'fan',
  routes: [fanRoutes, campaignRoutes, participantRoutes],
  jobs: [fanJobs],
});

export { concertColumns, isCampaignOf } from './campaign.repository.ts';
export { findOffers } from './find-offers.ts';
export { findTier } from './find-tier.ts';
export { getPresaleCode } from './presale-code.ts';
export { callOffOfConcert, notifyConcertChanged } from './turn-campaign.ts';
export { campaignPromotion } from './fan-promotion.repository.ts';
