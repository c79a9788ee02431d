import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { isProblem } from '@/shared/api';

/**
 * Brings the server's sentences back to the fields of a form that they name, with the focus on the
 * first, as errors of type `server`. Answers whether it named any.
 */
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
