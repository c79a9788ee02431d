import { availableParallelism } from 'node:os';

/**
 * One per core, at most eight: a journey starts a server and a browser, a server test file a
 * database.
 */
export const workers = Math.min(availableParallelism(), 8);

/** Journeys wait for servers, frames and music, so half as many more use the idle time. */
export const journeyWorkers = Math.min(Math.ceil(workers * 1.5), 8);
