/** Milliseconds for the page to grow to its former height. */
const patience = 5000;

/** The user scrolls or acts. */
const interruptions = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to `top` CSS pixels, repeatedly while the page grows, until the user scrolls. Returns
 * the function that stops it.
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
