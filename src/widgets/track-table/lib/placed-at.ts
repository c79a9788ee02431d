import type { CSSProperties } from 'react';

/** Style of a row at an offset in px. */
export const placedAt = (top: number): CSSProperties => ({ transform: `translateY(${top}px)` });
