import { defineModule } from '../../platform/module.ts';
import { pitchDecisions } from './decide-pitch.ts';
import { pitchInboxRoutes } from './pitch-inbox.routes.ts';
import { pitchRoutes } from './pitch.routes.ts';
import { trackTimelineRoutes } from './track-timeline.routes.ts';

export const pitchModule = defineModule({
  name: 'pitch',
  routes: [pitchRoutes, pitchInboxRoutes, trackTimelineRoutes],
  jobs: [pitchDecisions.jobs],
});

export { placeAccepted, tellPitchJob } from './place-accepted.ts';
export { findWeeklyHabits } from './editorial-playlists.repository.ts';
