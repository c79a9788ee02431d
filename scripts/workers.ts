import { availableParallelism } from 'node:os';

/**
 * How many tests run at once: one on each core of the machine. Eight at most, for a journey brings a
 * server and a browser of its own, and a file of the server's tests a database.
 */
export const workers = Math.min(availableParallelism(), 8);

/** Journeys at once: they wait for servers, frames and music, so half as many more use what the others leave. */
export const journeyWorkers = Math.min(Math.ceil(workers * 1.5), 8);
