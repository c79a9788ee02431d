import * as z from 'zod/mini';

/** Keys of this page's catalogue, which the schema uses as messages. */
export type ForgotPasswordMessage = `error.${'emailRequired' | 'emailInvalid'}`;

const message = (key: ForgotPasswordMessage) => key;

/** The email is required. See docs/product/account.md. */
export const forgotPasswordFormSchema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, message('error.emailRequired')),
      z.maxLength(254, message('error.emailInvalid')),
      z.email(message('error.emailInvalid')),
    ),
});

export type ForgotPasswordForm = z.infer<typeof forgotPasswordFormSchema>;
