import type { StaffAction } from '@/shared/contract/administration.ts';

/** One thing that an act changed, from what to what; null where nothing was written. */
export type ChangedField = { field: string; from: string | null; to: string | null };

const written = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** What an act changed, in the order in which it was written down. */
export function changedFields({ before, after }: StaffAction): ChangedField[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].map((field) => ({
    field,
    from: written(before?.[field]),
    to: written(after?.[field]),
  }));
}
