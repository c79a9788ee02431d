import { defineModule } from '../../platform/module.ts';
import { pitchInboxRoutes } from './pitch-inbox.routes.ts';
import { pitchRoutes } from './pitch.routes.ts';

export const pitchModule = defineModule({
  name: 'pitch',
  routes: [pitchRoutes, pitchInboxRoutes],
});

export { placeAccepted } from './place-accepted.ts';
export { findWeeklyHabits } from './editorial-playlists.repository.ts';
