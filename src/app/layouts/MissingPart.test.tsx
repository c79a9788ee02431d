// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { mendMissingParts } from '@/app/entrypoint/settle-in';
import { startI18n } from '@/shared/i18n';
import { dismissAllToasts, ToastRegion } from '@/shared/ui/toast';
import { lazyPart } from '@/shared/lib/lazy-part';

beforeAll(mendMissingParts);
beforeEach(() => startI18n());
afterEach(() => {
  cleanup();
  dismissAllToasts();
});

/** A lazy part whose first load fails. */
function latePart<Props extends object>(Part: (props: Props) => React.ReactNode) {
  const importModule = vi
    .fn<() => Promise<{ Part: typeof Part }>>()
    .mockRejectedValueOnce(new TypeError('failed to fetch'))
    .mockResolvedValue({ Part });
  return { importModule, Part: lazyPart(importModule, 'Part') };
}

function Page({ children }: { children: React.ReactNode }) {
  return (
    <>
      <input aria-label="Título" />
      <Suspense>{children}</Suspense>
      <ToastRegion label="Avisos" dismissLabel="Cerrar" />
    </>
  );
}

const type = (text: string) =>
  fireEvent.change(screen.getByLabelText('Título'), { target: { value: text } });

// Proves failures: A part that does not arrive
it('a part that fails to load says so in its place, and can be retried', async () => {
  const { Part } = latePart(() => <h2>Gráfico</h2>);
  render(<Page>{<Part />}</Page>);
  type('Luna');
  await screen.findByText('No pudimos cargar esto');
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Gráfico' })).toBeTruthy();
  expect(screen.getByLabelText('Título')).toHaveProperty('value', 'Luna');
});

it('loads by itself when the network is back', async () => {
  const { Part } = latePart(() => <h2>Gráfico</h2>);
  render(<Page>{<Part />}</Page>);
  await screen.findByText('No pudimos cargar esto');
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('Gráfico')).toBeTruthy();
});

it('a window that fails to load closes with a message, and can be opened again', async () => {
  const { Part, importModule } = latePart<{ onClose: () => void }>(() => <h2>Nueva campaña</h2>);
  function Opener() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Abrir
        </button>
        {isOpen && <Part onClose={() => setOpen(false)} />}
      </>
    );
  }
  render(<Page>{<Opener />}</Page>);
  fireEvent.click(screen.getByText('Abrir'));
  await screen.findByText(/No pudimos cargar esto.*conexión/);
  expect(screen.queryByText('Nueva campaña')).toBeNull();
  fireEvent.click(screen.getByText('Abrir'));
  expect(await screen.findByText('Nueva campaña')).toBeTruthy();
  expect(importModule).toHaveBeenCalledTimes(2);
});

function loseStyle() {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  document.head.append(link);
  link.dispatchEvent(new Event('error'));
  return link;
}

it('a retried part waits for its missing style sheet', async () => {
  const { Part } = latePart(() => <h2>Gráfico</h2>);
  const link = loseStyle();
  render(<Page>{<Part />}</Page>);
  fireEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  await act(() => Promise.resolve());
  expect(screen.queryByText('Gráfico')).toBeNull();
  link.dispatchEvent(new Event('load'));
  expect(await screen.findByText('Gráfico')).toBeTruthy();
});

it('a style sheet missing elsewhere does not hold up a loaded part', async () => {
  loseStyle();
  const Part = lazyPart(() => Promise.resolve({ Part: () => <h2>Gráfico</h2> }), 'Part');
  render(<Page>{<Part />}</Page>);
  expect(await screen.findByText('Gráfico')).toBeTruthy();
});
