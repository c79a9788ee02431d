import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectIsInterrupted, selectSignInPrompt, signInPromptClosed } from '@/entities/session';
import { forgetSessionEnd } from '@/shared/api';
import { lazyPart } from '@/shared/lib/lazy-part';
import { useAppDispatch } from '@/shared/redux';
import { isSessionEnd } from '../model/is-session-end';

// Most visits show none of these dialogs.
const SignInDialog = lazyPart(() => import('./SignInDialog'), 'SignInDialog');
const ResumeDialog = lazyPart(() => import('./ResumeDialog'), 'ResumeDialog');
const ProofDialog = lazyPart(() => import('./ProofDialog'), 'ProofDialog');
const RightDialog = lazyPart(() => import('./RightDialog'), 'RightDialog');

/** See docs/product/access.md. */
export function SignInPrompt() {
  const action = useSelector(selectSignInPrompt);
  const isInterrupted = useSelector(selectIsInterrupted);
  const dispatch = useAppDispatch();
  const close = () => {
    forgetSessionEnd();
    dispatch(signInPromptClosed());
  };
  const dialogFor = () => {
    if (action === null) return null;
    if (action === 'right') return <RightDialog onClose={close} />;
    if (action === 'proof') return <ProofDialog onClose={close} />;
    if (isInterrupted && isSessionEnd(action)) return <ResumeDialog end={action} />;
    return <SignInDialog action={action} onClose={close} />;
  };
  return <Suspense fallback={null}>{dialogFor()}</Suspense>;
}
