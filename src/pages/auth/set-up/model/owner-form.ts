import * as z from 'zod/mini';
import { isEmail } from '@/shared/contract/email.ts';
import { serviceNameMax } from '@/shared/contract/first-run-limits.ts';
import { credentialLimits } from '@/shared/contract/limits.ts';
import { trimUnseen } from '@/shared/contract/written.ts';
import type { FirstRun } from '@/shared/contract/first-run.ts';

/** Keys of the catalogue, used as the schema's messages. */
export type OwnerMessage = `error.${
  | 'serviceNameRequired'
  | 'serviceNameLong'
  | 'displayNameRequired'
  | 'displayNameLong'
  | 'emailRequired'
  | 'emailInvalid'
  | 'passwordRequired'
  | 'passwordShort'
  | 'passwordLong'}`;

const message = (key: OwnerMessage) => key;

const required = (key: OwnerMessage) => z.string().check(trimUnseen(), z.minLength(1, key));

/** See docs/product/first-run.md. */
export const ownerFormSchema = z.object({
  serviceName: required('error.serviceNameRequired').check(
    z.maxLength(serviceNameMax, message('error.serviceNameLong')),
  ),
  displayName: required('error.displayNameRequired').check(
    z.maxLength(credentialLimits.displayNameMax, message('error.displayNameLong')),
  ),
  email: required('error.emailRequired').check(
    z.maxLength(254, message('error.emailInvalid')),
    z.refine(isEmail, message('error.emailInvalid')),
  ),
  password: z.string().check(
    z.minLength(1, message('error.passwordRequired')),
    z.refine(
      (password) => password === '' || password.length >= credentialLimits.staffPasswordMin,
      message('error.passwordShort'),
    ),
    z.maxLength(credentialLimits.passwordMax, message('error.passwordLong')),
  ),
});

export type OwnerForm = z.infer<typeof ownerFormSchema>;

/** Every further call repeats the code. */
export type Opened = FirstRun & { code: string };
