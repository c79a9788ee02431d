import * as z from 'zod/mini';

/** A play flagged by several has the first. See docs/product/screening.md. */
export const screeningRules = ['repeat', 'hours', 'young', 'listener', 'network'] as const;

export const screeningRuleSchema = z.enum(screeningRules);

export type ScreeningRule = (typeof screeningRules)[number];
