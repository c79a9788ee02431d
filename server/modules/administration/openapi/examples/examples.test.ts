import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from '#contract/calls/call.ts';
import { calls } from '#contract/calls/index.ts';
import type { Role } from '#contract/user.ts';
import { startExampleDemo } from '../../../../testing/start-example-demo.ts';
import { type StableCall, stableCalls } from '../stable-calls.ts';
import { exampleCalls } from './example-calls.ts';
import { answersFile, areas, type Example } from './read-examples.ts';
import { toExample } from './to-example.ts';

const names = Object.keys(exampleCalls) as StableCall[];
const answers = new Map<StableCall, { status: number; body: string }>();

let tonada: Awaited<ReturnType<typeof startExampleDemo>>;

beforeAll(async () => {
  tonada = await startExampleDemo();
  for (const name of names) answers.set(name, await send(name));
});
afterAll(() => tonada.close());

async function send(name: StableCall) {
  const { as, params = {}, query, body }: Example & { as: Role | null } = exampleCalls[name];
  const [method, path = ''] = name.split(' ');
  const answer = await tonada.app.inject({
    method: method as 'GET',
    url: `/api${path.replaceAll(/:(\w+)/g, (_, param: string) => String(params[param]))}`,
    ...(query && { query: query as { [name: string]: string } }),
    ...(as && { headers: tonada.people.get(as) ?? {} }),
    ...(body !== undefined && { payload: body as object }),
  });
  return { status: answer.statusCode, body: answer.body };
}

function getArea(name: StableCall): (typeof areas)[number] {
  const [, first = ''] = name.split('/');
  if (first === 'auth' || first === 'user') return 'account';
  if (first === 'artist' || first === 'label') return 'offices';
  return areas.find((area) => area === first) ?? 'catalogue';
}

it('there is one of each stable call', () => {
  expect(names.toSorted()).toEqual(Object.keys(stableCalls).toSorted());
});

// `npx vitest run --project server openapi/examples -u` writes them anew.
it.each(areas)('the recorded answers are those of the server: %s', async (area) => {
  const ofArea = names.filter((name) => getArea(name) === area && answers.get(name)?.body);
  const shown = ofArea.map((name) => [name, toExample(answers.get(name)?.body ?? '')]);
  const text = `${JSON.stringify(Object.fromEntries(shown), null, 2)}\n`;
  await expect(text).toMatchFileSnapshot(answersFile(area));
});

describe.each(names)('%s', (name) => {
  const call: Call = calls[name];

  it('is accepted', () => {
    const expected = call.answer ? (call.status ?? 200) : 204;
    expect([answers.get(name)?.status, answers.get(name)?.body]).toEqual([
      expected,
      expect.any(String),
    ]);
  });

  it('fits the contract', () => {
    const { query = {}, body }: Example = exampleCalls[name];
    const answer = answers.get(name)?.body;
    const parts = [
      [call.query, query],
      [call.body, body],
      [call.answer, answer && toExample(answer)],
    ] as const;
    const errors = parts.map(([schema, value]) => schema && z.safeParse(schema, value).error);
    expect(errors.filter((error) => error !== undefined)).toEqual([]);
  });
});
