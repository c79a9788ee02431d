import { useSystemStateQuery } from '../api/administration-api';

/** Polling interval in milliseconds. */
const askEvery = 30_000;

/** The state of the servers and their services, polled. */
export const useSystemState = () => useSystemStateQuery(undefined, { pollingInterval: askEvery });
