import type { FirstRun } from '@/shared/contract/first-run.ts';

/** What the right code opened; each further call names it again. */
export type Opened = FirstRun & { code: string };
