import type { AnalyticsScope } from '@/shared/contract/analytics.ts';
import { guardedContext } from '@/shared/lib/guarded-context';

/** Whose figures the tabs compare. */
export const [ShownScope, useShownScope] = guardedContext<AnalyticsScope>(
  'A comparison needs its scope.',
);
