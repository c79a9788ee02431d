import { featuredChanged } from '../modules/listening/playlist/playlist.events.ts';
import { settingSwitched } from '../modules/accounts/service-setting/service-setting.events.ts';
import { accountChanged, accountSuspended } from '../modules/people/user/user.events.ts';
import { dumpState, type State } from './dump-state.ts';
import { failStatement } from './fail-statement.ts';
import type { SignedIn, TestApp } from './start-test-app.ts';
import type { WritingCall, WritingCalls } from './writing-call.ts';

type Driven = Pick<TestApp, 'app' | 'db' | 'config'> & { people: Record<string, SignedIn> };

const differences = (before: State, after: State, outlive: readonly string[] = []) =>
  Object.keys(before).filter((name) => before[name] !== after[name] && !outlive.includes(name));

/** Makes calls with a failure at each of their statements. */
export function createCallDriver(tonada: Driven) {
  const { app, people } = tonada;
  let received: string[] = [];
  for (const kind of [featuredChanged, settingSwitched, accountChanged, accountSuspended]) {
    app.events.on(kind, () => void received.push(kind.name));
  }
  const driven = new Set<string>();

  function noteDriven({ method, url }: WritingCall) {
    const matches = app.declaredRoutes.filter(
      (route) =>
        route.method === method &&
        new RegExp(`^${route.url.replaceAll(/:\w+/g, '[^/]+')}$`).test(url.replace(/\?.*/, '')),
    );
    const getParams = (route: { url: string }) => route.url.split(':').length;
    const [nearest] = matches.toSorted((one, other) => getParams(one) - getParams(other));
    driven.add(`${method} ${nearest?.url}`);
  }

  const send = ({ who, method, url, payload }: WritingCall) =>
    app.inject({
      method,
      url,
      headers: {
        ...(who !== null && people[who]?.headers),
        ...(Buffer.isBuffer(payload) && { 'content-type': 'application/octet-stream' }),
      },
      ...(payload && { payload }),
    });

  /**
   * Makes a call with a failure at each of its statements, until it has none left to fail.
   *
   * @returns what went wrong.
   */
  async function drive(call: WritingCall) {
    const faults: string[] = [];
    let before = await dumpState(tonada);
    for (let nth = 1; ; nth += 1) {
      const payload = call.prepare ? await call.prepare() : call.payload;
      if (call.prepare) before = await dumpState(tonada);
      received = [];
      const answer = await failStatement(nth, () => send({ ...call, payload }));
      const after = await dumpState(tonada);
      const where = `${call.method} ${call.url}, statement ${nth}`;
      if (answer.statusCode < 300) {
        if (differences(before, after).length === 0) faults.push(`${where}: does nothing`);
        // A handler of an event that failed is repeated now, not during a later call.
        await app.events.catchUp();
        return { answer, faults };
      }
      if (answer.statusCode !== 500) throw new Error(`${where}: ${answer.body}`);
      const left = [...differences(before, after, call.outlive), ...received];
      if (left.length > 0) faults.push(`${where}: leaves ${left.join(', ')}`);
    }
  }

  return {
    async driveAll(calls: WritingCalls): Promise<string[]> {
      const faults: string[] = [];
      const turns = calls();
      for (let turn = await turns.next(); turn.done !== true;) {
        noteDriven(turn.value);
        const driving = await drive(turn.value);
        faults.push(...driving.faults);
        turn = await turns.next(driving.answer);
      }
      return faults;
    },
    /** Routes that write and were not driven. */
    findOthers: () =>
      app.declaredRoutes
        .filter(({ method }) => method !== 'GET' && method !== 'HEAD')
        .map(({ method, url }) => `${method} ${url}`)
        .filter((route) => !driven.has(route)),
  };
}
