// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useReturnFocus } from './use-return-focus';

function addButton(): HTMLButtonElement {
  const button = document.createElement('button');
  document.body.append(button);
  return button;
}

/** What had the focus leaves with the window. */
function openFrom(opener: HTMLElement) {
  const { result } = renderHook(useReturnFocus);
  opener.focus();
  result.current.onOpenAutoFocus(new Event('open'));
  opener.blur();
  return { close: () => result.current.onCloseAutoFocus(new Event('close', { cancelable: true })) };
}

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

it('gives the focus back to what opened the window', () => {
  const opener = addButton();
  openFrom(opener).close();
  expect(document.activeElement).toBe(opener);
});

it('leaves the focus where the next page has put it', () => {
  const [opener, field] = [addButton(), addButton()];
  const window = openFrom(opener);
  field.focus();
  window.close();
  expect(document.activeElement).toBe(field);
});
