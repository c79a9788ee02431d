import * as z from 'zod/mini';
import { isEmail } from '@/shared/contract/email.ts';
import { trimUnseen } from '@/shared/contract/written.ts';
import { credentialLimits } from '@/shared/contract/limits.ts';
import { rightSchema } from '@/shared/contract/right.ts';
import { countrySchema, roleSchema, subscriptionTypeSchema } from '@/shared/contract/user.ts';

/** Keys of this page's catalogue, which the schema uses as messages. */
export type UserFormMessage =
  `form.error.${'name' | 'nameLong' | 'email' | 'emailForm' | 'password'}`;

const message = (key: UserFormMessage) => key;

/** The temporary password is optional: the server can generate it. */
export const userFormSchema = z.object({
  name: z
    .string()
    .check(
      trimUnseen(),
      z.minLength(1, message('form.error.name')),
      z.maxLength(credentialLimits.displayNameMax, message('form.error.nameLong')),
    ),
  email: z
    .string()
    .check(
      trimUnseen(),
      z.minLength(1, { error: message('form.error.email'), abort: true }),
      z.refine(isEmail, message('form.error.emailForm')),
    ),
  subscription: subscriptionTypeSchema,
  role: roleSchema,
  rights: z.array(rightSchema),
  country: countrySchema,
  password: z.string().check(
    z.refine((password) => password === '' || password.length >= credentialLimits.passwordMin, {
      message: message('form.error.password'),
    }),
  ),
});

export type UserForm = z.infer<typeof userFormSchema>;
