import type { FirstRun } from '@/shared/contract/first-run.ts';

/** Every further call repeats the code. */
export type Opened = FirstRun & { code: string };
