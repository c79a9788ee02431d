import { keptOnDevice } from '@/shared/lib/storage';

/** Whether somebody whom a listener follows had stories when they were here last: then room is kept for them. */
export const storedStories = (listenerId: string) =>
  keptOnDevice<true>(`home-stories:${listenerId}`, (candidate) => candidate === true);
