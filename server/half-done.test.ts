import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dumpState, type State } from './testing/dump-state.ts';
import { failStatement } from './testing/fail-statement.ts';
import { startWritingApp, type WritingCall, type WritingCalls } from './testing/writing-calls.ts';
import { featuredChanged } from './modules/playlist/playlist.events.ts';
import { settingSwitched } from './modules/service-setting/service-setting.events.ts';
import { accountChanged, accountSuspended } from './modules/user/user.events.ts';

const tonada = await startWritingApp();
const { app, groups, people } = tonada;
afterAll(() => tonada.close());

let received: string[] = [];
beforeAll(() => {
  for (const kind of [featuredChanged, settingSwitched, accountChanged, accountSuspended]) {
    app.events.on(kind, () => void received.push(kind.name));
  }
});

const driven = new Set<string>();

function noteDriven({ method, url }: WritingCall) {
  const matches = app.declaredRoutes.filter(
    (route) =>
      route.method === method &&
      new RegExp(`^${route.url.replaceAll(/:\w+/g, '[^/]+')}$`).test(url),
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

const differences = (before: State, after: State, outlive: readonly string[] = []) =>
  Object.keys(before).filter((name) => before[name] !== after[name] && !outlive.includes(name));

/**
 * Makes a call with a failure at each of its statements, until it has none left to fail.
 *
 * @returns what went wrong.
 */
async function drive(call: WritingCall) {
  const before = await dumpState(tonada);
  const faults: string[] = [];
  received = [];
  for (let nth = 1; ; nth += 1) {
    const answer = await failStatement(nth, () => send(call));
    const after = await dumpState(tonada);
    const where = `${call.method} ${call.url}, statement ${nth}`;
    if (answer.statusCode < 300) {
      if (differences(before, after).length === 0) faults.push(`${where}: does nothing`);
      return { answer, faults };
    }
    if (answer.statusCode !== 500) throw new Error(`${where}: ${answer.body}`);
    const left = [...differences(before, after, call.outlive), ...received];
    if (left.length > 0) faults.push(`${where}: leaves ${left.join(', ')}`);
  }
}

async function driveAll(calls: WritingCalls): Promise<string[]> {
  const faults: string[] = [];
  const turns = calls();
  for (let turn = await turns.next(); turn.done !== true;) {
    noteDriven(turn.value);
    const driving = await drive(turn.value);
    faults.push(...driving.faults);
    turn = await turns.next(driving.answer);
  }
  return faults;
}

describe.each(Object.entries(groups))('calls that write: %s', (_name, calls) => {
  it('leave nothing behind where any of their statements fails, and work when made again', async () => {
    expect(await driveAll(calls)).toEqual([]);
  });
});

/** Most need a passkey, a code, an emailed link or a file. */
const others = [
  'POST /api/user/passkeys/options',
  'POST /api/user/passkeys',
  'DELETE /api/user/passkeys/:id',
  'POST /api/auth/passkey/options',
  'POST /api/auth/passkey',
  'POST /api/session/proof/passkey/options',
  'POST /api/session/proof/passkey',
  'POST /api/user/second-factor/confirmation',
  'POST /api/user/second-factor/recovery-codes',
  'DELETE /api/user/second-factor',
  'POST /api/auth/login/code',
  'POST /api/auth/forgot-password',
  'POST /api/auth/reset-password',
  'PUT /api/user/profile-image',
  'POST /api/auth/verify-email',
  'POST /api/user/email/verification',
  'PUT /api/user/email',
  'POST /api/auth/google',
  'POST /api/auth/facebook',
  'POST /api/auth/apple',
  'POST /api/auth/register/code',
  'POST /api/first-run/code',
  'POST /api/first-run/test-mail',
  'POST /api/first-run',
  'PUT /api/editorial/uploads/cover',
  'POST /api/user/data-export/address',
  'PUT /api/admin/payment-runs/:id',
  'PUT /api/promotion/uploads/concert-picture',
  'POST /api/user/campaigns/:id/join',
  'POST /api/user/campaigns/:id/leave',
  'POST /api/user/notifications/:id/open',
  'POST /api/user/notifications/:id/click',
  'POST /api/user/notifications/read',
  'POST /api/promotion/canvas',
  'DELETE /api/promotion/canvas/:id',
  'POST /api/editorial/canvas/:id/approve',
  'POST /api/editorial/canvas/:id/reject',
  'POST /api/tracks/:id/canvas/views',
  'PUT /api/promotion/uploads/canvas',
  'PUT /api/promotion/uploads/canvas-thumbnail',
  'PUT /api/promotion/uploads/story-photo',
  'PUT /api/promotion/uploads/story-video',
  'PUT /api/promotion/uploads/story-audio',
  'POST /api/editorial/pitches/:id/accept',
  'POST /api/admin/marquee/:id/reject',
  'POST /api/user/sponsored/:id/impression',
  'POST /api/user/sponsored/:id/click',
  'PUT /api/promotion/uploads/marquee-image',
  'PUT /api/promotion/uploads/marquee-video',
  'PUT /api/promotion/uploads/marquee-audio',
  'POST /api/admin/actions/:id/undo',
];

it('are all known here', () => {
  const writing = app.declaredRoutes
    .filter(({ method }) => method !== 'GET' && method !== 'HEAD')
    .map(({ method, url }) => `${method} ${url}`);
  expect(writing.filter((route) => !driven.has(route))).toEqual(others);
});
