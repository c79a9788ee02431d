/**
 * Keeps a table within its frame: while it is wider, columns leave in the order that its `data-leaving` names (`data-away` of
 * the frame has the places of those that left). What is still too wide scrolls within the frame (`data-too-wide`), and the
 * page never sideways; `data-more` says at which edges more follows. A ref; answers how it ends.
 */
export function fitColumns(frame: HTMLElement | null): (() => void) | undefined {
  const table = frame?.querySelector('table');
  if (!frame || !table) return undefined;
  const measure = () => {
    takeColumnsAway(frame, table);
    // Both with their scrollbars, so that one that appears changes nothing.
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
  // In the next frame: what is measured is not changed while it is being observed.
  const sizes = new ResizeObserver(() => {
    cancelAnimationFrame(next);
    next = requestAnimationFrame(measure);
  });
  sizes.observe(frame);
  sizes.observe(table);
  // Other rows may need another width; before they are painted.
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
  // Texts stand in one line meanwhile, so that a column leaves before the others are broken into narrow ones.
  frame.dataset['measured'] = '';
  if (table.offsetWidth > frame.offsetWidth) {
    // With the button that shows what left.
    frame.dataset['away'] = '';
    let tooMuch = table.offsetWidth - frame.offsetWidth;
    const away: string[] = [];
    for (const place of table.dataset['leaving']?.split(' ') ?? []) {
      if (tooMuch <= 0) break;
      const head = table.tHead?.querySelector<HTMLElement>(`[data-place="${place}"]`);
      tooMuch -= head?.offsetWidth ?? 0;
      away.push(place);
    }
    if (away.length > 0 && away[0] !== '') frame.dataset['away'] = away.join(' ');
    else delete frame.dataset['away'];
  }
  delete frame.dataset['measured'];
}
