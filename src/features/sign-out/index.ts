import { lazyPart } from '@/shared/lib/lazy-part';

export { forgetPerson, useSignOut } from './model/use-sign-out';
export const SignOutQuestion = lazyPart(() => import('./ui/SignOutQuestion'), 'SignOutQuestion');
