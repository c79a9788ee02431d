import { defineModule } from '../../platform/module.ts';
import { playSeeds } from './play.seeds.ts';
import { recentTracksRoutes } from './recent-tracks.routes.ts';

export const playModule = defineModule({
  name: 'play',
  routes: [recentTracksRoutes],
  seeds: playSeeds,
});

export { countPlays } from './count-plays.ts';
export { type DeviceKind, deviceOf } from './device-of.ts';
export type { OnPlay } from './listening.repository.ts';
export { makeFanPlays, makePlays } from './make-plays.ts';
export {
  addTotals,
  fillSeededPlays,
  insertSeededSkips,
  insertWholePlays,
  sumUpPlays,
} from './seeded-plays.repository.ts';
