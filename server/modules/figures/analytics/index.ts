import { defineModule } from '../../../platform/module.ts';
import { analyticsViewRoutes } from './analytics-view.routes.ts';
import type { HeldFlags } from './held-parts.repository.ts';
import { analyticsRoutes } from './analytics.routes.ts';

/** @param heldFlags of a later module. */
export const analyticsModule = (heldFlags: HeldFlags) =>
  defineModule({ name: 'analytics', routes: [analyticsRoutes(heldFlags), analyticsViewRoutes] });
