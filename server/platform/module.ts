import type { App, AppModule, Dependencies } from './app.ts';
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

/** For a plugin without a name, Fastify looks through all loaded files each time. */
export const toPlugin = ({ name }: Module, add: AppModule, dependencies: Dependencies) =>
  Object.assign(async (scope: App) => add(scope, dependencies), {
    [Symbol.for('fastify.display-name')]: name,
  });
