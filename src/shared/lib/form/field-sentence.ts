import type { FieldError } from 'react-hook-form';

/**
 * The sentence under a field: the server's own, or what `say` makes of the schema's key;
 * undefined where nothing is wrong.
 */
export function fieldSentence(
  error: FieldError | undefined,
  say: (key: never) => string,
): string | undefined {
  if (!error?.message) return undefined;
  return error.type === 'server' ? error.message : say(error.message as never);
}
