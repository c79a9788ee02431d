import type { AnalyticsScope } from '@/shared/contract/analytics.ts';
import { guardedContext } from '@/shared/lib/guarded-context';

/** Whose figures are compared, for the tabs. */
export const [ShownScope, useShownScope] = guardedContext<AnalyticsScope>(
  'A comparison needs its scope.',
);
