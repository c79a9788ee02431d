import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectSignInPrompt, signInPromptClosed } from '@/entities/session';
import { lazyPart } from '@/shared/lib/lazy-part';
import { useAppDispatch } from '@/shared/redux';

// The dialog's code and words are fetched when a visitor first meets it: most never do.
const SignInDialog = lazyPart(() => import('./SignInDialog'), 'SignInDialog', [
  'widgets.sign-in-prompt',
]);

/**
 * The login-required modal, while something asks for it. See docs/product/access.md.
 * @states default visitor variants closed hover focus narrow
 * @without loading empty failed: it shows no data
 * @without long-text: its words are its own
 */
export function SignInPrompt() {
  const action = useSelector(selectSignInPrompt);
  const dispatch = useAppDispatch();
  if (!action) return null;
  return (
    <Suspense fallback={null}>
      <SignInDialog action={action} onClose={() => dispatch(signInPromptClosed())} />
    </Suspense>
  );
}
