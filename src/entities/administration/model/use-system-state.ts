import { useSystemStateQuery } from '../api/administration-api';

/** How often the servers are asked while somebody looks, in milliseconds. */
const askEvery = 30_000;

/** How the servers and their services do, kept fresh. */
export const useSystemState = () => useSystemStateQuery(undefined, { pollingInterval: askEvery });
