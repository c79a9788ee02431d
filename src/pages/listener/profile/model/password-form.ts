import * as z from 'zod/mini';
import { credentialLimits } from '@/shared/contract/limits.ts';

/** Keys of the catalogue, used as the schema's messages. */
export type PasswordMessage = `security.error.${'short' | 'long' | 'mismatch'}`;

const message = (key: PasswordMessage) => key;

/** The button waits for all three fields. See docs/product/profile.md. */
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
