import { expect, waitFor } from 'storybook/test';
import { page } from 'vitest/browser';

/** A phone held sideways; 1280 × 1024 at 400 %. */
const lowWindows = [
  { width: 844, height: 390 },
  { width: 320, height: 256 },
];

const opened = '[role="dialog"], [role="alertdialog"]';
const fields = ':is(input, select, textarea):not([type="hidden"], [type="file"])';
const act = 'button[type="submit"]';

/** The last one lies above the others. */
const findWindow = () => [...document.querySelectorAll<HTMLElement>(opened)].at(-1);

/** The window that a story with the tag `low` leaves open is usable in low windows. */
export async function expectUsableWhenLow({ tags }: { tags: string[] }): Promise<void> {
  if (!tags.includes('low')) return;
  const before = { width: window.innerWidth, height: window.innerHeight };
  for (const { width, height } of lowWindows) {
    await page.viewport(width, height);
    await waitFor(() => expect(findFaults(), `${width} × ${height}`).toEqual([]));
  }
  await page.viewport(before.width, before.height);
}

/** What cannot be brought into sight, by name. */
function findFaults(): string[] {
  const dialog = findWindow();
  if (!dialog) return ['the window'];
  const parts = [...dialog.querySelectorAll<HTMLElement>(`h2, ${fields}, ${act}`)];
  return parts
    .filter((part) => isDrawn(part) && !canBeSeen(getPressed(part)))
    .map((part) => `${part.tagName} ${getLabel(part)?.textContent ?? part.textContent}`);
}

const isDrawn = (part: HTMLElement) =>
  part.checkVisibility({ visibilityProperty: true }) && getPressed(part).offsetWidth > 1;

const getLabel = (part: HTMLElement) =>
  part instanceof HTMLInputElement ? part.labels?.[0] : undefined;

/** A hidden radio button or checkbox is pressed by its label. */
const getPressed = (part: HTMLElement) => (part.offsetWidth > 1 ? part : (getLabel(part) ?? part));

/** Pixels; a part may be higher than the window. */
const enough = 24;

function canBeSeen(part: HTMLElement): boolean {
  part.scrollIntoView({ block: 'start', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = part.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + Math.min(height, enough) / 2);
  if (hit === null) return false;
  return part.contains(hit) || hit.closest('label')?.contains(part) === true;
}
