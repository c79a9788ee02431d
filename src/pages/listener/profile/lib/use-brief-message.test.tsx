// @vitest-environment jsdom
import { act } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useBriefMessage } from './use-brief-message';

let root: Root;

function Screen() {
  const { message, succeed, fail } = useBriefMessage();
  return (
    <>
      <output data-tone={message?.tone}>{message?.text}</output>
      <button type="button" onClick={() => succeed('Perfil actualizado correctamente')}>
        Well
      </button>
      <button type="button" onClick={() => fail('Error al actualizar el perfil')}>
        Badly
      </button>
    </>
  );
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

const shown = () => document.querySelector('output')?.textContent;
const tone = () => document.querySelector('output')?.dataset['tone'];
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const press = (place: number) =>
  act(async () => document.querySelectorAll('button')[place]?.click());
const succeed = () => press(0);
const fail = () => press(1);

/** See docs/product/profile.md. */
it('vanishes after 3 seconds', async () => {
  await succeed();
  await pass(2_999);
  expect(shown()).toBe('Perfil actualizado correctamente');
  await pass(1);
  expect(shown()).toBe('');
});

it('gives a new message its own time', async () => {
  await succeed();
  await pass(2_000);
  await fail();
  await pass(2_999);
  expect(shown()).toBe('Error al actualizar el perfil');
  await pass(1);
  expect(shown()).toBe('');
});

it('tells a success from what is shown red', async () => {
  await succeed();
  expect(tone()).toBe('success');
  await fail();
  expect(tone()).toBe('danger');
});
