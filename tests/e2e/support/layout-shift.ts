import type { Page } from '@playwright/test';

type Shift = { value: number; moved: string[] };

/** Source: the Layout Instability specification. */
type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

declare global {
  var layoutShifts: Shift[];
}

/** Runs in the page before its scripts: records layout shifts without recent input. */
export function watchLayoutShifts(): void {
  globalThis.layoutShifts = [];
  const toBox = ({ x, y, width, height }: DOMRect) =>
    [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const words = element?.textContent.slice(0, 40) ?? '';
        return `<${element?.localName}> «${words}» ${toBox(previousRect)} → ${toBox(currentRect)}`;
      });
      globalThis.layoutShifts.push({ value: entry.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

export const getLayoutShifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => globalThis.layoutShifts);

/**
 * Returns the tops of the visible parts of the page in CSS pixels. Replacing a skeleton never
 * counts as a layout shift, so only this shows a jump.
 */
export const partsInSight = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main > * > *')]
      // One that waits for another has no place yet.
      .filter((part) => part.checkVisibility())
      .map((part) => Math.round(part.getBoundingClientRect().top))
      .filter((top) => top < innerHeight),
  );
