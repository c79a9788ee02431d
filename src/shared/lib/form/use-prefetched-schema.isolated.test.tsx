// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { usePrefetchedSchema } from './use-prefetched-schema';

it('does not fetch the schema before the first touch of the page', () => {
  const schema = { prefetch: vi.fn<() => void>() };
  const { unmount } = renderHook(() => usePrefetchedSchema(schema));
  expect(schema.prefetch).not.toHaveBeenCalled();
  dispatchEvent(new Event('keydown'));
  expect(schema.prefetch).toHaveBeenCalledOnce();
  unmount();
});
