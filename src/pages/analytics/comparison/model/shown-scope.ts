import { createContext, use } from 'react';
import type { AnalyticsScope } from '@/shared/contract/analytics.ts';

/** Whose figures are compared, for the tabs. */
export const ShownScope = createContext<AnalyticsScope | null>(null);

/** @throws outside of a comparison whose scope has come. */
export function useShownScope(): AnalyticsScope {
  const scope = use(ShownScope);
  if (scope === null) throw new Error('A comparison needs its scope.');
  return scope;
}
