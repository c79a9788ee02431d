import type { CSSProperties } from 'react';

/** Pixels. */
export const placedAt = (top: number): CSSProperties => ({ transform: `translateY(${top}px)` });
