import { defineModule } from '../../../platform/module.ts';
import { broughtListenJobs } from './brought-listen.jobs.ts';
import { historyRoutes } from './history.routes.ts';
import { recentTracksRoutes } from './recent-tracks.routes.ts';

export const playModule = defineModule({
  name: 'play',
  jobs: [broughtListenJobs],
  routes: [historyRoutes, recentTracksRoutes],
});

export { countPlays, type PlayCounter } from './count-plays.ts';
export { toListens } from './history-file.ts';
export { type DeviceKind, getDevice } from './get-device.ts';
export { markNetwork } from './mark-network.ts';
export type { OnPlay } from './listening.repository.ts';
export { type OfflineClaim, takeOfflinePlays } from './offline-play.repository.ts';
export { partitionPlays } from './partition-plays.repository.ts';
export { findMostPlayed, secondsListened } from './recent-tracks.repository.ts';
