import type { PointerEvent } from 'react';
import { media } from '@/shared/theme';

/** In narrow windows a submenu covers its parent, so a pointer that leaves an item closes nothing. */
export function keepWhereNarrow(event: PointerEvent): void {
  if (window.matchMedia(media.narrow).matches) event.preventDefault();
}
