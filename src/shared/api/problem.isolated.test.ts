import { expect, it, vi } from 'vitest';
import { toProblem } from './problem';

vi.mock('@/shared/contract/problem.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('names the server’s refusal also where the network goes before it can be read', async () => {
  const data = { code: 'invalid', error: 'No.' };
  await expect(toProblem({ status: 500, data })).resolves.toEqual({ kind: 'server' });
});
