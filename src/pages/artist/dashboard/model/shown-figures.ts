import { guardedContext } from '@/shared/lib/guarded-context';
import type { Figures } from './use-figures';

export const [ShownFigures, useShownFigures] = guardedContext<Figures>(
  'A tab of the dashboard needs its figures.',
);
