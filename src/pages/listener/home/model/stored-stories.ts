import { createStoredValue } from '@/shared/lib/storage';

/** Whether there were stories on the last visit, so that home keeps room for them. */
export const storedStories = (listenerId: string) =>
  createStoredValue<true>(`home-stories:${listenerId}`, (candidate) => candidate === true);
