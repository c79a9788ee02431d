// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { handFocusOn } from './hand-focus-on';

afterEach(() => document.body.replaceChildren());

/** Two rows in a window; the first, which has the focus, vanishes. */
async function removeFirst(afterwards: (window: HTMLElement) => void): Promise<void> {
  document.body.innerHTML = `<div role="dialog" tabindex="-1"><ul>
    <li><div><button>One</button></div></li><li id="next"><button>Two</button></li>
  </ul><button id="other">Close</button></div>`;
  const part = document.querySelector<HTMLElement>('li div');
  document.querySelector<HTMLElement>('li button')?.focus();
  const handOn = handFocusOn(part);
  handOn();
  document.querySelector('li')?.remove();
  const window = document.querySelector<HTMLElement>('[role="dialog"]');
  if (window) afterwards(window);
  await Promise.resolve();
}

describe('the focus of what vanishes', () => {
  it('moves to the next row', async () => {
    await removeFirst(() => undefined);
    expect(document.activeElement?.id).toBe('next');
  });

  // Proves shell: So it does in a side panel
  it('moves to the next row although its window caught it first', async () => {
    await removeFirst((window) => window.focus());
    expect(document.activeElement?.id).toBe('next');
  });

  it('stays where something else took it', async () => {
    await removeFirst((window) => window.querySelector<HTMLElement>('#other')?.focus());
    expect(document.activeElement?.id).toBe('other');
  });
});
