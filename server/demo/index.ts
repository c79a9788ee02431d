import { defineModule } from '../platform/module.ts';
import { promotionJobs } from './promotion/promotion.jobs.ts';

export const demoModule = defineModule({ name: 'demo', jobs: [promotionJobs] });

export { openDemoMedia } from './demo-media.ts';
export { demoSeeds, seedDemo } from './seeds/seed-demo.ts';
