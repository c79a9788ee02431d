import * as z from 'zod/mini';

/** Messages are keys of this page's catalogue. See docs/product/account.md. */
export const loginFormSchema = z.object({
  email: z.string().check(z.trim(), z.minLength(1, 'error.emailRequired')),
  password: z.string().check(z.minLength(1, 'error.passwordRequired')),
  isRemembered: z.boolean(),
});

export type LoginForm = z.infer<typeof loginFormSchema>;
