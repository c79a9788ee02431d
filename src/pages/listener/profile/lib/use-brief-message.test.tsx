// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useBriefMessage } from './use-brief-message';

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

beforeEach(() => {
  vi.useFakeTimers();
  render(<Screen />);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const shown = () => document.querySelector('output')?.textContent;
const tone = () => document.querySelector('output')?.dataset['tone'];
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const succeed = () => fireEvent.click(screen.getByText('Well'));
const fail = () => fireEvent.click(screen.getByText('Badly'));

// Proves profile: 3 seconds
/** See docs/product/profile.md. */
it('vanishes after 3 seconds', async () => {
  succeed();
  await pass(2_999);
  expect(shown()).toBe('Perfil actualizado correctamente');
  await pass(1);
  expect(shown()).toBe('');
});

it('gives a new message its own time', async () => {
  succeed();
  await pass(2_000);
  fail();
  await pass(2_999);
  expect(shown()).toBe('Error al actualizar el perfil');
  await pass(1);
  expect(shown()).toBe('');
});

// Proves profile: Red
it('distinguishes a success from a red message', () => {
  succeed();
  expect(tone()).toBe('success');
  fail();
  expect(tone()).toBe('danger');
});
