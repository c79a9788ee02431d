/** Milliseconds. */
const patience = 15_000;

const interruptions = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Repeats while the page grows, until the user scrolls. Returns the function that stops it.
 *
 * @param top in CSS pixels
 */
export function scrollWhenThere(top: number): () => void {
  const go = () => {
    window.scrollTo({ top });
    // Some screens have fractional positions.
    if (window.scrollY >= top - 1) stop();
  };
  const growth = new ResizeObserver(go);
  const timer = setTimeout(stop, patience);
  function stop() {
    growth.disconnect();
    clearTimeout(timer);
    for (const event of interruptions) removeEventListener(event, stop);
  }
  for (const event of interruptions) addEventListener(event, stop, { passive: true });
  growth.observe(document.body);
  go();
  return stop;
}
