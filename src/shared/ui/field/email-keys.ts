/**
 * What a field for an email has in place of the type `email`: browsers refuse addresses of other scripts there, or
 * rewrite them, each in its own way.
 */
export const emailKeys = {
  type: 'text',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;
