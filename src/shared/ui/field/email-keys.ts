/** Replaces the type `email`, with which browsers reject or rewrite addresses of other scripts. */
export const emailKeys = {
  type: 'text',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;
