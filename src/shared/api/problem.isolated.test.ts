import { expect, it, vi } from 'vitest';
import { toProblem } from './problem';

vi.mock('@/shared/contract/problem.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('reports the server’s refusal even if the network is lost before it is read', async () => {
  const data = { code: 'invalid', error: 'No.' };
  await expect(toProblem({ status: 500, data })).resolves.toEqual({ kind: 'server' });
});
