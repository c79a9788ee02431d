import { defineModule } from '../../platform/module.ts';
import { recentTracksRoutes } from './recent-tracks.routes.ts';

export const playModule = defineModule({
  name: 'play',
  routes: [recentTracksRoutes],
});

export { countPlays } from './count-plays.ts';
export { type DeviceKind, deviceOf } from './device-of.ts';
export type { OnPlay } from './listening.repository.ts';
