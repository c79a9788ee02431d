/**
 * Hides columns in the order of `data-leaving` while the table is too wide; then it scrolls in
 * the frame (`data-too-wide`). Returns the cleanup.
 */
export function fitColumns(frame: HTMLElement | null): (() => void) | undefined {
  const table = frame?.querySelector('table');
  if (!frame || !table) return undefined;
  const measure = () => {
    takeColumnsAway(frame, table);
    frame.toggleAttribute('data-too-wide', table.offsetWidth > frame.offsetWidth);
    showEdges();
  };
  const showEdges = () => {
    const scrolled = Math.abs(frame.scrollLeft);
    const edges = [
      scrolled > 1 && 'start',
      scrolled + frame.clientWidth < frame.scrollWidth - 1 && 'end',
    ];
    frame.dataset['more'] = edges.filter(Boolean).join(' ');
  };
  measure();
  let next = 0;
  // In the next frame: measured sizes must not change while observed.
  const sizes = new ResizeObserver(() => {
    cancelAnimationFrame(next);
    next = requestAnimationFrame(measure);
  });
  sizes.observe(frame);
  sizes.observe(table);
  // Other rows may need another width; runs before paint.
  const rows = new MutationObserver(measure);
  rows.observe(table, { childList: true, characterData: true, subtree: true });
  frame.addEventListener('scroll', showEdges, { passive: true });
  document.fonts.addEventListener('loadingdone', measure);
  return () => {
    sizes.disconnect();
    rows.disconnect();
    frame.removeEventListener('scroll', showEdges);
    document.fonts.removeEventListener('loadingdone', measure);
    cancelAnimationFrame(next);
  };
}

function takeColumnsAway(frame: HTMLElement, table: HTMLTableElement) {
  delete frame.dataset['away'];
  frame.dataset['measured'] = '';
  if (table.offsetWidth > frame.offsetWidth) {
    frame.dataset['away'] = '';
    let tooMuch = table.offsetWidth - frame.offsetWidth;
    const away: string[] = [];
    for (const columnIndex of table.dataset['leaving']?.split(' ') ?? []) {
      if (tooMuch <= 0) break;
      const head = table.tHead?.querySelector<HTMLElement>(`[data-place="${columnIndex}"]`);
      tooMuch -= head?.offsetWidth ?? 0;
      away.push(columnIndex);
    }
    if (away.length > 0 && away[0] !== '') frame.dataset['away'] = away.join(' ');
    else delete frame.dataset['away'];
  }
  delete frame.dataset['measured'];
}
