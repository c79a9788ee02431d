// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { runLocked } from './run-locked';

const pretendLocks = (request: unknown) =>
  Object.defineProperty(navigator, 'locks', {
    value: request === undefined ? undefined : { request },
    configurable: true,
  });

afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

it('works within the lock', async () => {
  type Request = (name: string, options: object, work: () => unknown) => Promise<unknown>;
  const request = vi.fn<Request>(async (_name, _options, work) => work());
  pretendLocks(request);
  await expect(runLocked('plays', async () => 'sent')).resolves.toBe('sent');
  expect(request).toHaveBeenCalledWith('plays', {}, expect.any(Function));
});

it.each([
  ['no locks', undefined],
  ['refused locks', () => Promise.reject(new DOMException('Blocked.', 'SecurityError'))],
])('works all the same with %s', async (_, request) => {
  pretendLocks(request);
  await expect(runLocked('plays', async () => 'sent')).resolves.toBe('sent');
});

it('does not repeat a work that failed, nor one that was given up', async () => {
  const blocked = new DOMException('Blocked.', 'SecurityError');
  const work = vi.fn<() => Promise<never>>(() => Promise.reject(blocked));
  pretendLocks(async (_name: string, _options: object, begin: () => unknown) => begin());
  await expect(runLocked('plays', work)).rejects.toBe(blocked);
  expect(work).toHaveBeenCalledTimes(1);
  pretendLocks(() => Promise.reject(new DOMException('Over.', 'AbortError')));
  await expect(runLocked('plays', work)).rejects.toMatchObject({ name: 'AbortError' });
  expect(work).toHaveBeenCalledTimes(1);
});
