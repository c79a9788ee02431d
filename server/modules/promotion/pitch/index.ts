import { defineModule } from '../../../platform/module.ts';
import { pitchDecisions } from './decide-pitch.ts';
import { pitchInboxRoutes } from './pitch-inbox.routes.ts';
import { pitchRoutes } from './pitch.routes.ts';
import { trackTimelineRoutes } from './track-timeline.routes.ts';

export const pitchModule = defineModule({
  name: 'pitch',
  routes: [pitchRoutes, pitchInboxRoutes, trackTimelineRoutes],
  jobs: [pitchDecisions.jobs],
});

export {
  countOpenPitches,
  findEntering,
  findFirstPitch,
  findPlacements,
} from './pitch-today.repository.ts';
export { placeAccepted } from './place-accepted.ts';
export { findWeeklyHabits } from './editorial-playlists.repository.ts';
export { forgetPitchSigner } from './pitch-signer.repository.ts';
export { pitchPromotion } from './pitch-promotion.repository.ts';
