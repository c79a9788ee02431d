/** Browsers reject addresses of other scripts in fields of the type `email`. */
export const emailKeys = {
  type: 'text',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;
