import type { Page } from '@playwright/test';

type Shift = { value: number; moved: string[] };

/** A layout shift as the browser reports it. Source: the Layout Instability specification. */
type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

declare global {
  var layoutShifts: Shift[];
}

/** Runs in the page before its scripts: notes what moved without the person having done anything. */
export function watchLayoutShifts(): void {
  globalThis.layoutShifts = [];
  const place = ({ x, y, width, height }: DOMRect) =>
    [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const words = element?.textContent.slice(0, 40) ?? '';
        return `<${element?.localName}> «${words}» ${place(previousRect)} → ${place(currentRect)}`;
      });
      globalThis.layoutShifts.push({ value: entry.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

export const layoutShiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => globalThis.layoutShifts);

/**
 * Where the parts of the page begin that are in sight, in CSS pixels from the top. Something that
 * is put in the place of a skeleton never counts as a shift, so a jump shows here alone.
 */
export const partsInSight = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main > * > *')]
      .map((part) => Math.round(part.getBoundingClientRect().top))
      .filter((top) => top < innerHeight),
  );
