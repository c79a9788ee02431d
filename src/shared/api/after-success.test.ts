import { expect, it, vi } from 'vitest';
import { afterSuccess } from './after-success';

const call = (queryFulfilled: Promise<{ data: string }>) => {
  const act = vi.fn<(dispatch: object, answer: string, arg: number) => void>();
  const dispatch = {};
  const done = afterSuccess(act)(7, { dispatch, queryFulfilled });
  return { act, dispatch, done };
};

it('acts on the answer and the argument of a successful call', async () => {
  const { act, dispatch, done } = call(Promise.resolve({ data: 'answer' }));
  await done;
  expect(act).toHaveBeenCalledExactlyOnceWith(dispatch, 'answer', 7);
});

it('leaves a failure to the caller', async () => {
  const { act, done } = call(Promise.reject(new Error('unreachable')));
  await expect(done).resolves.toBeUndefined();
  expect(act).not.toHaveBeenCalled();
});
