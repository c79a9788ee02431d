import { lazyPart } from '@/shared/lib/lazy-part';

export { forgetPerson } from './model/forget-person';
export { useSignOut } from './model/use-sign-out';
export const SignOutQuestion = lazyPart(() => import('./ui/SignOutQuestion'), 'SignOutQuestion');
