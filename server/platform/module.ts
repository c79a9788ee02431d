import type { AppModule } from './app.ts';
import type { EventKind } from './events/events.ts';

export type Module = {
  /** Its folder. */
  name: string;
  /** Each runs in a scope of its own. */
  routes: readonly AppModule[];
  jobs: readonly AppModule[];
  /** Only these can be subscribed to. */
  events: readonly EventKind[];
};

/** Other modules import its `index.ts` and nothing behind it. */
export function defineModule({
  name,
  routes = [],
  jobs = [],
  events = [],
}: Pick<Module, 'name'> & Partial<Module>): Module {
  return { name, routes, jobs, events };
}
