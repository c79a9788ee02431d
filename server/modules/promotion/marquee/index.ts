import { defineModule } from '../../../platform/module.ts';
import { approvalRoutes } from './approval.routes.ts';
import { marqueeFileRoutes, marqueeUploadRoutes } from './file.routes.ts';
import { marqueeJobs } from './marquee.jobs.ts';
import { marqueeRoutes } from './marquee.routes.ts';
import { sponsoredRoutes } from './sponsored.routes.ts';

export const marqueeModule = defineModule({
  name: 'marquee',
  routes: [marqueeRoutes, approvalRoutes, sponsoredRoutes, marqueeFileRoutes, marqueeUploadRoutes],
  jobs: [marqueeJobs],
});

export { countConversions } from './count-conversions.repository.ts';
export { findBudgets, findDrafts } from './marquee-today.repository.ts';
export { showSponsored } from './show-sponsored.ts';
export { turnMarquee } from './turn-marquee.ts';
export { forgetMarqueeSigner } from './marquee-signer.repository.ts';
export { holdCampaigns, marqueePromotion } from './marquee-promotion.repository.ts';
