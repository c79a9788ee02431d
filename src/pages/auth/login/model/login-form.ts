import * as z from 'zod/mini';
import { dropHidden } from '@/shared/contract/written.ts';

/** Messages are keys of the catalogue. See docs/product/account.md. */
export const loginFormSchema = z.object({
  email: z.string().check(dropHidden(), z.minLength(1, 'error.emailRequired')),
  password: z.string().check(z.minLength(1, 'error.passwordRequired')),
  isRemembered: z.boolean(),
});

export type LoginForm = z.infer<typeof loginFormSchema>;
