import { createStoredValue } from '@/shared/lib/storage';

const rows = ['stories', 'unfinished', 'releases'] as const;
type Row = (typeof rows)[number];

const isRow = (candidate: unknown): boolean => rows.some((row) => row === candidate);

/** What home had last on this device, so that its skeleton takes the same room. */
export const storedRows = createStoredValue<Row[]>(
  'home-rows',
  (candidate): candidate is Row[] => Array.isArray(candidate) && candidate.every(isRow),
);
