// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { usePrefetchedSchema } from './use-prefetched-schema';

it('leaves the schema alone until somebody touches the page', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const schema = { prefetch: vi.fn<() => void>() };
  function Form() {
    usePrefetchedSchema(schema);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Form />));
  expect(schema.prefetch).not.toHaveBeenCalled();
  dispatchEvent(new Event('keydown'));
  expect(schema.prefetch).toHaveBeenCalledOnce();
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
