import { type FormEvent, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { giveUpSession, useLoginMutation, useViewer } from '@/entities/session';
import { type SessionEnd, isProblem } from '@/shared/api';
import { logFailure } from '@/shared/lib/log';
import { lazyPart } from '@/shared/lib/lazy-part';
import { leaveBy } from '@/shared/lib/unsaved-changes';
import { useAppDispatch } from '@/shared/redux';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { Dialog, DialogActions } from '@/shared/ui/dialog';
import { Field, PasswordInput, TextInput } from '@/shared/ui/field';
import { FailureNotice } from '@/shared/ui/notice';
import { Stack } from '@/shared/ui/stack';

const EnterCode = lazyPart(() => import('@/features/enter-code'), 'EnterCode');

/** Signs the user in again, and then repeats the rejected calls. */
export function ResumeDialog({ end }: { end: SessionEnd }) {
  const { t } = useTranslation('widgets.sign-in-prompt');
  const viewer = useViewer();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const [login, { isLoading, error }] = useLoginMutation();
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [codeToken, setCodeToken] = useState<string | null>(null);
  const email = viewer?.email ?? '';

  const leave = () => leaveBy(() => dispatch(giveUpSession()));
  const leaveForLogin = () =>
    leaveBy(() => {
      dispatch(giveUpSession());
      void navigate(paths.login, { state: { from: location, top: window.scrollY } });
    });
  const submit = async () => {
    setIsMissing(password === '');
    if (password === '' || isLoading) return;
    const { data, error: failure } = await login({ email, password });
    if (failure) logFailure('login', failure);
    if (data && 'codeToken' in data) setCodeToken(data.codeToken);
    // Staff set this password, so the user has to choose another.
    if (data && 'renewalToken' in data)
      void navigate(`${paths.resetPassword}?first#token=${data.renewalToken}`);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // The event must not reach the page's forms.
    event.stopPropagation();
    void submit();
  };
  const message = isProblem(error) ? error.message : undefined;

  return (
    <Dialog
      isOpen
      role="alertdialog"
      onOpenChange={leave}
      title={t(`title.${end}`)}
      description={t(`resume.${end}`)}
      closeLabel={t('close')}
    >
      {codeToken !== null && (
        <Suspense fallback={null}>
          <EnterCode codeToken={codeToken} onBack={() => setCodeToken(null)} />
        </Suspense>
      )}
      <form noValidate hidden={codeToken !== null} onSubmit={handleSubmit}>
        <Stack gap={5}>
          <FailureNotice>{error && (message ?? t('resume.failed'))}</FailureNotice>
          <Field label={t('resume.email')}>
            <TextInput type="email" autoComplete="username" value={email} readOnly />
          </Field>
          <Field
            label={t('resume.password')}
            error={isMissing && password === '' ? t('resume.passwordRequired') : undefined}
          >
            <PasswordInput
              showLabel={t('resume.showPassword')}
              hideLabel={t('resume.hidePassword')}
              autoComplete="current-password"
              maxLength={256}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Field>
          <DialogActions>
            <Button variant="ghost" onClick={leaveForLogin}>
              {t('resume.otherWay')}
            </Button>
            <Button type="submit" variant="solid" isPending={isLoading}>
              {t('login')}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
