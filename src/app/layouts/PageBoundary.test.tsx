// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { PageBoundary } from './PageBoundary';
import { startI18n } from '@/shared/i18n';
import { forgetFailedLoads, lazyPart } from '@/shared/lib/lazy-part';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('fetches the page again on retry after a failed load', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await startI18n();
  const HelloPage = () => <h1>Hola</h1>;
  const importModule = vi
    .fn<() => Promise<{ HelloPage: typeof HelloPage }>>()
    .mockRejectedValueOnce(new TypeError('failed to fetch'))
    .mockResolvedValue({ HelloPage });
  const Page = lazyPart(importModule, 'HelloPage', null);
  render(
    <PageBoundary resetKey="/hello" onReset={forgetFailedLoads}>
      <Suspense>
        <Page />
      </Suspense>
    </PageBoundary>,
    // React reports what a boundary caught.
    { onCaughtError: () => {} },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading')).toHaveProperty('textContent', 'Hola');
});
