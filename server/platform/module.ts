import type { AppModule } from './app.ts';
import type { EventKind } from './events/events.ts';
import type { Seed } from './seeds/add-seeds.ts';

export type Module = {
  /** Its folder below `server/modules`. */
  name: string;
  /** Each runs in a scope of its own, so that parsers of one do not reach the others. */
  routes: readonly AppModule[];
  /** Define kinds of jobs, before the routes. */
  jobs: readonly AppModule[];
  /** Its parts of the demo. */
  seeds: readonly Seed[];
  /** What happens in it, for others to hear. */
  events: readonly EventKind[];
};

/** The door of a module: other modules import its `index.ts` and nothing behind it. */
export function defineModule({
  name,
  routes = [],
  jobs = [],
  seeds = [],
  events = [],
}: Pick<Module, 'name'> & Partial<Module>): Module {
  return { name, routes, jobs, seeds, events };
}
