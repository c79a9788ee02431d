import type { CSSProperties } from 'react';

/** Style of a row that stands so many px below the first one. */
export const placedAt = (top: number): CSSProperties => ({ transform: `translateY(${top}px)` });
