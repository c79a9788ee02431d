/**
 * Marks the frame of a table as `data-too-wide` for as long as the table is wider than its frame, whatever words and rows it
 * holds: the frame scrolls by itself then, and the page never sideways. A ref; answers how it ends.
 */
export function scrollWhereTooWide(frame: HTMLElement | null): (() => void) | undefined {
  const table = frame?.querySelector('table');
  if (!frame || !table) return undefined;
  // Both with their scrollbars, so that one that appears changes nothing.
  const measure = () =>
    frame.toggleAttribute('data-too-wide', table.offsetWidth > frame.offsetWidth);
  measure();
  let next = 0;
  // In the next frame: what is measured is not changed while it is being observed.
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(next);
    next = requestAnimationFrame(measure);
  });
  observer.observe(frame);
  observer.observe(table);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(next);
  };
}
