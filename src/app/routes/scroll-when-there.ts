/** How long a page may take to grow to where it was left, in milliseconds. */
const patience = 5000;

/** What a person does to go elsewhere on the page themselves. */
const interruptions = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to so many CSS pixels from the top, again while the page grows until it reaches that far, and
 * no more once the person scrolls. Returns the way to stop.
 */
export function scrollWhenThere(top: number): () => void {
  const go = () => {
    window.scrollTo({ top });
    // Positions are fractions on some screens.
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
