// @vitest-environment jsdom
import { Suspense, act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { PageBoundary } from './PageBoundary';
import { startI18n } from '@/shared/i18n';
import { forgetFailedLoads, lazyPart } from '@/shared/lib/lazy-part';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('is fetched anew on retry after it did not arrive', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await startI18n();
  const HelloPage = () => <h1>Hola</h1>;
  const importModule = vi
    .fn<() => Promise<{ HelloPage: typeof HelloPage }>>()
    .mockRejectedValueOnce(new TypeError('failed to fetch'))
    .mockResolvedValue({ HelloPage });
  const Page = lazyPart(importModule, 'HelloPage', []);
  // React reports what a boundary caught.
  const root = createRoot(document.body.appendChild(document.createElement('div')), {
    onCaughtError: () => {},
  });
  await act(async () =>
    root.render(
      <PageBoundary resetKey="/hello" onReset={forgetFailedLoads}>
        <Suspense>
          <Page />
        </Suspense>
      </PageBoundary>,
    ),
  );
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  await vi.waitFor(() => expect(find('button')?.textContent).toBe('Reintentar'));
  await act(async () => find('button')?.click());
  await vi.waitFor(() => expect(find('h1')?.textContent).toBe('Hola'));
  await act(async () => root.unmount());
});
