import * as z from 'zod/mini';
import { credentialLimits } from '@/shared/contract/limits.ts';

/** Keys of this page's catalogue, which the schema uses as messages. */
export type PasswordMessage = `security.error.${'short' | 'long' | 'mismatch'}`;

const message = (key: PasswordMessage) => key;

/** Rules for changing a password; the button waits for three fields. See docs/product/profile.md. */
export const passwordFormSchema = z
  .object({
    currentPassword: z.string(),
    newPassword: z
      .string()
      .check(
        z.minLength(credentialLimits.passwordMin, message('security.error.short')),
        z.maxLength(credentialLimits.passwordMax, message('security.error.long')),
      ),
    confirmPassword: z.string(),
  })
  .check(
    z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
      message: message('security.error.mismatch'),
      path: ['confirmPassword'],
    }),
  );

export type PasswordForm = z.infer<typeof passwordFormSchema>;
