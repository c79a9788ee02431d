type Edge = 'bottom' | 'top';

/** An element in use protects its row. */
const rows = ['[role="row"]', 'tr', 'li', '[role="listitem"]'].join();

/** Bars at the foot of the window, which a toast would cover. */
const bars = '[data-floating-bar]';

const parts = ['body', 'main', '[role="dialog"]'].join();

function findUsed(toast: HTMLElement): Element[] {
  const hovered = document.querySelectorAll(
    'button:hover, a:hover, input:hover, tr:hover, li:hover',
  );
  const focused = document.activeElement;
  return [...(focused ? [focused] : []), ...hovered]
    .filter((element) => !element.matches(parts) && !toast.contains(element))
    .map((element) => element.closest(rows) ?? element)
    .concat([...document.querySelectorAll(bars)]);
}

const overlaps = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** A toast in use stays, so that a press hits it. */
export function keepClear(toast: HTMLElement): void {
  if (toast.contains(document.activeElement)) return;
  if (document.querySelector('[data-full-screen]')) {
    toast.dataset['place'] = 'top';
    return;
  }
  const used = findUsed(toast).map((element) => element.getBoundingClientRect());
  const edges: Edge[] = ['bottom', 'top'];
  const isClear = (edge: Edge) => {
    toast.dataset['place'] = edge;
    const own = toast.getBoundingClientRect();
    return !used.some((rect) => overlaps(own, rect));
  };
  if (!edges.some(isClear)) toast.dataset['place'] = edges[0];
}
