import { afterAll, describe, expect, it } from 'vitest';
import { allRights } from '#contract/right.ts';
import { type Role, roleSchema } from '#contract/user.ts';
import { statementTable } from './modules/money/statement/statement.table.ts';
import { listStaffCalls } from './testing/staff-calls.ts';
import { made, startContractApp } from './testing/start-contract-app.ts';
import { faro } from './testing/start-payment-app.ts';
import type { SignedIn } from './testing/start-test-app.ts';

const tonada = await startContractApp();
await tonada.startAnew();
const { app, people } = tonada;
const offered = made(await tonada.offerNew());
const statements = await tonada.db
  .select({ id: statementTable.id, artistId: statementTable.artistId })
  .from(statementTable);
const getStatement = (whose: string | null) =>
  statements.find(({ artistId }) => artistId === whose)?.id ?? '';
const [statementId, ownStatementId] = [getStatement(faro), getStatement(null)];
afterAll(() => tonada.close());

const matrix = listStaffCalls({
  ...tonada,
  contractId: offered.contractId,
  statementId,
  ownStatementId,
});

const getArea = (url: string) => url.split('/')[2];
const routes = app.declaredRoutes.filter(
  ({ access, method }) => typeof access === 'object' && method !== 'HEAD',
);

async function getStatus(call: string, who?: SignedIn): Promise<number> {
  const [method = '', url = ''] = call.split(' ');
  const answer = await app.inject({
    method: method as 'GET',
    url: url.replaceAll(/:\w+/g, 'usr_nadie'),
    headers: who?.headers ?? {},
  });
  return answer.statusCode;
}

// Proves administration: Each call of staff, labels and artists has its access
// Proves editorial: Roles
it('each route of staff, labels and artists is listed, and each listed one exists', () => {
  const calls = routes.map(({ method, url }) => `${method} ${url}`);
  expect(calls.toSorted()).toEqual(Object.keys(matrix).toSorted());
});

const withRights: { [name: string]: SignedIn } = {};
for (const right of allRights) {
  const others = allRights.filter((other) => other !== right);
  withRights[`only ${right}`] = await tonada.signIn({ role: 'admin', rights: [right] });
  withRights[`all but ${right}`] = await tonada.signIn({ role: 'admin', rights: others });
}
const withoutRights = await tonada.signIn({ role: 'admin', rights: [] });
const isAllowed = (status: number) => status !== 401 && status !== 403;

describe.each(Object.entries(matrix))('%s', (call, { roles, right }) => {
  it('requires a sign-in', async () => {
    expect(await getStatus(call)).toBe(401);
  });

  it(`is only for ${roles.join(', ')}`, async () => {
    const letIn: Role[] = [];
    for (const role of roleSchema.options) {
      const status = await getStatus(call, people[role]);
      if (isAllowed(status)) letIn.push(role);
    }
    expect(new Set(letIn)).toEqual(new Set(roles));
  });

  // Proves access: Each call of staff needs its right
  it.runIf(roles.includes('admin'))(`requires the right ${right} of an admin`, async () => {
    const needed = right === 'any' ? allRights : [right];
    for (const each of needed) {
      expect(isAllowed(await getStatus(call, withRights[`only ${each}`]))).toBe(true);
    }
    const without = right === 'any' ? withoutRights : withRights[`all but ${right}`];
    expect(await getStatus(call, without)).toBe(403);
  });
});

const ofSomebody = Object.entries(matrix).flatMap(([call, { foreign }]) =>
  foreign ? [[call, foreign] as const] : [],
);

// Proves administration: Nobody else has access
// Proves security: V8.2 Design
it.each(ofSomebody)('%s is not for people of another label or artist', async (call, foreign) => {
  const { who, path, payload } = foreign;
  const [method = '', url = ''] = call.split(' ');
  const answer = await app.inject({
    method: method as 'GET',
    url: `/api/${getArea(url)}/${path}`,
    headers: who?.headers ?? {},
    ...(payload && { payload }),
  });
  expect(answer.statusCode).toBe(404);
});
