import type { TodayPart } from './line-act';

/** Parts of a home that lines lead to carry this as their id. */
export const partId = (part: TodayPart) => `today-${part}`;

/** Scrolls a part of the screen into view and gives it the focus. */
export function showPart(part: TodayPart): void {
  const found = document.getElementById(partId(part));
  found?.scrollIntoView({ block: 'start' });
  found?.focus({ preventScroll: true });
}
