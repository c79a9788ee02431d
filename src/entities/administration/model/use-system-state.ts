import { useSystemStateQuery } from '../api/administration-api';

/** Milliseconds. */
const askEvery = 30_000;

export const useSystemState = () =>
  useSystemStateQuery(undefined, {
    pollingInterval: askEvery,
    skipPollingIfUnfocused: true,
  });
