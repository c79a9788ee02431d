import type { FieldError } from 'react-hook-form';

/** The server's own sentence, or the schema's key in words; undefined without a fault. */
export function fieldSentence(
  error: FieldError | undefined,
  translate: (key: never) => string,
): string | undefined {
  if (!error?.message) return undefined;
  return error.type === 'server' ? error.message : translate(error.message as never);
}
