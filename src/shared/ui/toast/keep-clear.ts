type Place = 'bottom' | 'top';

/** A row stands for what is in it, save where it holds the whole page. */
const rows = ['[role="row"]', 'tr', 'li', '[role="listitem"]'].join();

/** Whole parts of the screen: they have the focus where nothing in them has. */
const parts = ['body', 'main', '[role="dialog"]'].join();

/** What is being used: what has the focus and what the pointer rests on, each with its row. */
function findUsed(toast: HTMLElement): Element[] {
  const hovered = document.querySelectorAll(
    'button:hover, a:hover, input:hover, tr:hover, li:hover',
  );
  const focused = document.activeElement;
  return [...(focused ? [focused] : []), ...hovered]
    .filter((element) => !element.matches(parts) && !toast.contains(element))
    .map((element) => element.closest(rows) ?? element);
}

const overlaps = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Puts a toast where it covers nothing that is being used: above the player, or else below the top
 * bar. Over a full-screen window, whose controls stand at its end, it is below the head. It stays where it
 * is while it is being used itself: a press must not miss it.
 */
export function keepClear(toast: HTMLElement): void {
  if (toast.contains(document.activeElement)) return;
  if (document.querySelector('[data-full-screen]')) {
    toast.dataset['place'] = 'top';
    return;
  }
  const used = findUsed(toast).map((element) => element.getBoundingClientRect());
  const places: Place[] = ['bottom', 'top'];
  const isClear = (place: Place) => {
    toast.dataset['place'] = place;
    const own = toast.getBoundingClientRect();
    return !used.some((rect) => overlaps(own, rect));
  };
  if (!places.some(isClear)) toast.dataset['place'] = places[0];
}
