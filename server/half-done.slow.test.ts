import { afterAll, describe, expect, it } from 'vitest';
import { startAccountApp } from './testing/account-calls.ts';
import { createCallDriver } from './testing/drive-calls.ts';
import { startNewService } from './testing/first-run-calls.ts';
import { startWritingApp } from './testing/writing-calls.ts';

const services = await Promise.all([startWritingApp(), startAccountApp(), startNewService()]);
afterAll(() => Promise.all(services.map((service) => service.close())));

const drivers = services.map((service) => ({ ...service, driver: createCallDriver(service) }));
const groups = drivers.flatMap((service) =>
  Object.entries(service.groups).map(([name, calls]) => ({ name, calls, ...service })),
);

describe.each(groups)('calls that write: $name', ({ calls, driver }) => {
  it('leave nothing behind where any of their statements fails, and work when made again', async () => {
    expect(await driver.driveAll(calls)).toEqual([]);
  });
});

/** They leave nothing half done. */
const others = {
  'DELETE /api/auth/oidc/link': 'one transaction, where the house has an identity server',
  'DELETE /api/label/uploads/sound/:id': 'one transaction, with headers of tus',
  'DELETE /api/promotion/uploads/canvas/:id': 'one transaction, with headers of tus',
  'DELETE /api/promotion/uploads/marquee-audio/:id': 'one transaction, with headers of tus',
  'DELETE /api/promotion/uploads/marquee-video/:id': 'one transaction, with headers of tus',
  'DELETE /api/promotion/uploads/story-audio/:id': 'one transaction, with headers of tus',
  'DELETE /api/promotion/uploads/story-video/:id': 'one transaction, with headers of tus',
  'PATCH /api/label/uploads/sound/:id': 'adds a part by one statement, with headers of tus',
  'PATCH /api/promotion/uploads/canvas/:id': 'adds a part by one statement, with headers of tus',
  'PATCH /api/promotion/uploads/marquee-audio/:id':
    'adds a part by one statement, with headers of tus',
  'PATCH /api/promotion/uploads/marquee-video/:id':
    'adds a part by one statement, with headers of tus',
  'PATCH /api/promotion/uploads/story-audio/:id':
    'adds a part by one statement, with headers of tus',
  'PATCH /api/promotion/uploads/story-video/:id':
    'adds a part by one statement, with headers of tus',
  'POST /api/admin/payment-plans': 'reads only',
  'POST /api/auth/forgot-password': 'its one transaction begins after the answer',
  'POST /api/auth/oidc': 'one transaction, with a cookie of the browser',
  'POST /api/collaboration/invitation': 'reads only',
  'POST /api/family/invitation': 'reads only',
  'POST /api/first-run/backups': 'reads only',
  'POST /api/first-run/backups/read': 'reads only',
  'POST /api/first-run/backups/restore': 'writes after its answer, in one transaction',
  'POST /api/first-run/code': 'reads only',
  'POST /api/first-run/music': 'reads only',
  'POST /api/first-run/test-mail': 'sends an email and writes nothing',
  'POST /api/label/uploads/sound': 'writes one row, with headers of tus',
  'POST /api/label/uploads/sound/:id/finish': 'can be repeated until its parts are dropped',
  'POST /api/page-times': 'counts in memory and writes no row',
  'POST /api/promotion/uploads/canvas': 'writes one row, with headers of tus',
  'POST /api/promotion/uploads/canvas/:id/finish': 'can be repeated until its parts are dropped',
  'POST /api/promotion/uploads/marquee-audio': 'writes one row, with headers of tus',
  'POST /api/promotion/uploads/marquee-audio/:id/finish':
    'can be repeated until its parts are dropped',
  'POST /api/promotion/uploads/marquee-video': 'writes one row, with headers of tus',
  'POST /api/promotion/uploads/marquee-video/:id/finish':
    'can be repeated until its parts are dropped',
  'POST /api/promotion/uploads/story-audio': 'writes one row, with headers of tus',
  'POST /api/promotion/uploads/story-audio/:id/finish':
    'can be repeated until its parts are dropped',
  'POST /api/promotion/uploads/story-video': 'writes one row, with headers of tus',
  'POST /api/promotion/uploads/story-video/:id/finish':
    'can be repeated until its parts are dropped',
  'POST /api/together/beat': 'notes a sign of life by one statement',
  'POST /api/together/invitation': 'reads only',
  'POST /api/tracks/match': 'reads only',
  'POST /api/user/listening': 'the counter stores it within a second, in a transaction of its own',
  'POST /api/user/offline-permits': 'reads only',
  'PUT /api/auth/oidc/link': 'one transaction, with a cookie of the browser',
  'PUT /api/first-run/backups/uploaded': 'writes no row',
};

it('are all known here', () => {
  const left = drivers.map(({ driver }) => driver.findOthers());
  const undriven = left.reduce((one, other) => one.filter((route) => other.includes(route)));
  expect(undriven.toSorted()).toEqual(Object.keys(others));
});
