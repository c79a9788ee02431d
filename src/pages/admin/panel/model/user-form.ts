import * as z from 'zod/mini';
import { isEmail } from '@/shared/contract/email.ts';
import { trimUnseen } from '@/shared/contract/written.ts';
import { credentialLimits } from '@/shared/contract/limits.ts';
import { rightSchema } from '@/shared/contract/right.ts';
import { countrySchema, roleSchema, subscriptionTypeSchema } from '@/shared/contract/user.ts';

/** Keys of this page's catalogue, which the schema uses as messages. */
export type UserFormMessage =
  `users.form.error.${'name' | 'nameLong' | 'email' | 'emailForm' | 'password'}`;

const message = (key: UserFormMessage) => key;

/** What an account has to say. The temporary password may be left to the server. */
export const userFormSchema = z.object({
  name: z
    .string()
    .check(
      trimUnseen(),
      z.minLength(1, message('users.form.error.name')),
      z.maxLength(credentialLimits.displayNameMax, message('users.form.error.nameLong')),
    ),
  email: z
    .string()
    .check(
      trimUnseen(),
      z.minLength(1, { error: message('users.form.error.email'), abort: true }),
      z.refine(isEmail, message('users.form.error.emailForm')),
    ),
  subscription: subscriptionTypeSchema,
  role: roleSchema,
  rights: z.array(rightSchema),
  country: countrySchema,
  password: z.string().check(
    z.refine((password) => password === '' || password.length >= credentialLimits.passwordMin, {
      message: message('users.form.error.password'),
    }),
  ),
});

export type UserForm = z.infer<typeof userFormSchema>;
