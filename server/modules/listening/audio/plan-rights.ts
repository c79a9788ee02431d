import type { WantedDownload } from './audio.repository.ts';

export type PlanRights = Pick<WantedDownload, 'plan' | 'paidUntil' | 'isInFamily'>;

/**
 * Whether downloads and copies are part of a plan on a day, as `2026-12-20`: paying users and their
 * families, and former ones until the last paid day. See docs/product/plans.md.
 */
export const hasDownloads = ({ plan, paidUntil, isInFamily }: PlanRights, today: string): boolean =>
  plan !== 'free' || (paidUntil !== null && paidUntil >= today) || isInFamily;
