import * as z from 'zod/mini';
import { isEmail } from '@/shared/contract/email.ts';
import { trimUnseen } from '@/shared/contract/written.ts';
import { credentialLimits } from '@/shared/contract/limits.ts';
import { birthdays, isoDay } from './birthdays';

const required = (message: RegisterMessage) =>
  z.string().check(trimUnseen(), z.minLength(1, message));

const isPastDay = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
  return exists && day >= birthdays().first && day < isoDay(new Date());
};

const isOldEnough = (day: string) => !isPastDay(day) || day <= birthdays().last;

/** Keys of the catalogue, used as the schema's messages. */
export type RegisterMessage = `error.${
  | 'emailRequired'
  | 'emailInvalid'
  | 'passwordRequired'
  | 'passwordShort'
  | 'passwordLong'
  | 'confirmRequired'
  | 'mismatch'
  | 'displayNameRequired'
  | 'displayNameLong'
  | 'dateRequired'
  | 'datePast'
  | 'dateYoung'}`;

const message = (key: RegisterMessage) => key;

/** See docs/product/account.md. */
export const registerFormSchema = z
  .object({
    email: required('error.emailRequired').check(
      z.maxLength(254, message('error.emailInvalid')),
      z.refine(isEmail, message('error.emailInvalid')),
    ),
    displayName: required('error.displayNameRequired').check(
      z.maxLength(credentialLimits.displayNameMax, message('error.displayNameLong')),
    ),
    dateOfBirth: z.string().check(
      z.minLength(1, message('error.dateRequired')),
      z.refine((day) => day === '' || isPastDay(day), message('error.datePast')),
      z.refine(isOldEnough, message('error.dateYoung')),
    ),
    password: z.string().check(
      z.minLength(1, message('error.passwordRequired')),
      z.refine(
        (password) => password === '' || password.length >= credentialLimits.passwordMin,
        message('error.passwordShort'),
      ),
      z.maxLength(credentialLimits.passwordMax, message('error.passwordLong')),
    ),
    confirmPassword: z.string().check(z.minLength(1, message('error.confirmRequired'))),
  })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      message: message('error.mismatch'),
      path: ['confirmPassword'],
    }),
  );

export type RegisterForm = z.infer<typeof registerFormSchema>;
