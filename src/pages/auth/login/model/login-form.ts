import * as z from 'zod/mini';
import { trimUnseen } from '@/shared/contract/written.ts';

/** Messages are keys of the catalogue. See docs/product/account.md. */
export const loginFormSchema = z.object({
  email: z.string().check(trimUnseen(), z.minLength(1, 'error.emailRequired')),
  password: z.string().check(z.minLength(1, 'error.passwordRequired')),
  isRemembered: z.boolean(),
});

export type LoginForm = z.infer<typeof loginFormSchema>;
