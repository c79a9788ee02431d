import { createStoredValue } from '@/shared/lib/storage';
import type { SidebarState } from './Shell';

/** `width` in CSS pixels; undefined for the theme's. */
export type SidebarSize = { state: SidebarState; width?: number | undefined };

/** CSS pixels. */
export const sidebarWidths = { least: 220, initial: 288, most: 420 } as const;

const states: ReadonlySet<unknown> = new Set(['auto', 'expanded', 'collapsed']);

const isSidebarSize = (candidate: unknown): candidate is SidebarSize =>
  typeof candidate === 'object' &&
  candidate !== null &&
  'state' in candidate &&
  states.has(candidate.state) &&
  (!('width' in candidate) || typeof candidate.width === 'number');

export const storedSidebarSize = createStoredValue<SidebarSize>('sidebar', isSidebarSize);

export const clampSidebarWidth = (width: number): number =>
  Math.min(sidebarWidths.most, Math.max(sidebarWidths.least, Math.round(width)));
