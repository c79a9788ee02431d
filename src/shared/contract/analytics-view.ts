import * as z from 'zod/mini';
import { trimLine } from './written.ts';
import { analyticsViewLimits } from './limits.ts';
import { idSchema } from './primitives.ts';

const searchSchema = z
  .string()
  .check(z.maxLength(analyticsViewLimits.searchMax), z.regex(/^[\w=&%.,+*~-]*$/));

export const analyticsViewBodySchema = z.strictObject({
  name: z.string().check(trimLine(), z.minLength(1), z.maxLength(analyticsViewLimits.nameMax)),
  search: searchSchema,
});

export const renameAnalyticsViewBodySchema = z.pick(analyticsViewBodySchema, { name: true });

export const analyticsViewSchema = z.object({
  id: idSchema,
  name: z.string(),
  search: z.string(),
});

export const analyticsViewsSchema = z.array(analyticsViewSchema);

export type AnalyticsView = z.infer<typeof analyticsViewSchema>;
