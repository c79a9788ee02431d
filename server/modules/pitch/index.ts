import { defineModule } from '../../platform/module.ts';
import { decisionNoticeSeeds } from './decision-notice.seeds.ts';
import { pitchInboxRoutes } from './pitch-inbox.routes.ts';
import { pitchRoutes } from './pitch.routes.ts';
import { pitchSeeds } from './pitch.seeds.ts';

export const pitchModule = defineModule({
  name: 'pitch',
  routes: [pitchRoutes, pitchInboxRoutes],
  seeds: [...decisionNoticeSeeds, ...pitchSeeds],
});

export { placeAccepted } from './place-accepted.ts';
