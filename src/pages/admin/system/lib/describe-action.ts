import type { StaffAction } from '@/shared/contract/administration.ts';

/** A changed field; null for an unset value. */
export type ChangedField = { field: string; from: string | null; to: string | null };

const written = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** Changed fields in the order of the log. */
export function changedFields({ before, after }: StaffAction): ChangedField[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].map((field) => ({
    field,
    from: written(before?.[field]),
    to: written(after?.[field]),
  }));
}
