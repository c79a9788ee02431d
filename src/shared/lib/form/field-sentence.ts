import type { FieldError } from 'react-hook-form';

/**
 * The sentence under a field: the server's own words, or what `say` makes of the key that the form's
 * schema gave (it takes just the keys of that schema); undefined where nothing is wrong.
 */
export function fieldSentence(
  error: FieldError | undefined,
  say: (key: never) => string,
): string | undefined {
  if (!error?.message) return undefined;
  return error.type === 'server' ? error.message : say(error.message as never);
}
