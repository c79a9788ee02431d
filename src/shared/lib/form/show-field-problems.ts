import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { isProblem } from '@/shared/api';

/** Sets errors of type `server` and focuses the first. Returns whether there were any. */
export function showFieldProblems<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  failure: unknown,
): boolean {
  const fields = isProblem(failure) ? (failure.fields ?? {}) : {};
  const named = Object.entries(fields).filter(([name]) => name in form.getValues());
  for (const [index, [name, message]] of named.entries()) {
    const error = { type: 'server', message };
    form.setError(name as FieldPath<Values>, error, { shouldFocus: index === 0 });
  }
  return named.length > 0;
}
