import { act } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useBriefMessage } from './use-brief-message';

let brief: ReturnType<typeof useBriefMessage>;
let root: Root;

function Screen() {
  brief = useBriefMessage();
  return brief.message?.text;
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Screen />));
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const shown = () => document.body.textContent;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Document 1, section 8. */
it('vanishes after 3 seconds', async () => {
  await act(async () => brief.succeed('Perfil actualizado correctamente'));
  await pass(2_999);
  expect(shown()).toBe('Perfil actualizado correctamente');
  await pass(1);
  expect(shown()).toBe('');
});

it('gives a new message its own time', async () => {
  await act(async () => brief.succeed('Perfil actualizado correctamente'));
  await pass(2_000);
  await act(async () => brief.fail('Error al actualizar el perfil'));
  await pass(2_999);
  expect(shown()).toBe('Error al actualizar el perfil');
  await pass(1);
  expect(shown()).toBe('');
});

it('tells a success from what is shown red', async () => {
  await act(async () => brief.succeed('Perfil actualizado correctamente'));
  expect(brief.message?.tone).toBe('success');
  await act(async () => brief.fail('Error al actualizar el perfil'));
  expect(brief.message?.tone).toBe('danger');
});
