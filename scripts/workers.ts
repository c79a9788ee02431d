import { availableParallelism } from 'node:os';

/**
 * Parallel tests: one per core, at most eight, because each journey starts a server and a
 * browser, and each server test file a database.
 */
export const workers = Math.min(availableParallelism(), 8);

/**
 * Parallel journeys: they wait for servers, frames and music, so half as many more use the idle
 * time.
 */
export const journeyWorkers = Math.min(Math.ceil(workers * 1.5), 8);
