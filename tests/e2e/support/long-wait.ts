import { patience } from '../../../scripts/run-tests/patience.ts';

/** Milliseconds, for what a job of the server does first. */
export const longWait = 120_000 * patience;
