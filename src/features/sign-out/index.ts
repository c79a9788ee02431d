import { lazyPart } from '@/shared/lib/lazy-part';

export { useSignOut, forgetPerson } from './model/use-sign-out';
export const SignOutQuestion = lazyPart(() => import('./ui/SignOutQuestion'), 'SignOutQuestion');
