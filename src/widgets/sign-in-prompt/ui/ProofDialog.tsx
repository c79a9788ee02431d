import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { selectSignInPrompt, useProveIdentityMutation, useViewer } from '@/entities/session';
import { endProof, isProblem } from '@/shared/api';
import { logFailure } from '@/shared/lib/log';
import { Button } from '@/shared/ui/button';
import { Dialog, DialogActions } from '@/shared/ui/dialog';
import { Field, PasswordInput, TextInput } from '@/shared/ui/field';
import { FailureNotice } from '@/shared/ui/notice';
import { Stack } from '@/shared/ui/stack';
import { ProofByPasskey } from './ProofByPasskey';

type PromptState = Parameters<typeof selectSignInPrompt>[0];

/** Asks for the password or a passkey, and then repeats the call that needs it. */
export function ProofDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('widgets.sign-in-prompt');
  const viewer = useViewer();
  const store = useStore<PromptState>();
  const [prove, { isLoading, error }] = useProveIdentityMutation();
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [code, setCode] = useState('');
  const [isCodeRequested, setCodeRequested] = useState(false);
  const codeField = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (isCodeRequested) codeField.current?.focus();
  }, [isCodeRequested]);

  useEffect(
    () => () => {
      if (selectSignInPrompt(store.getState()) !== 'proof') endProof(false);
    },
    [store],
  );

  const succeed = () => {
    endProof(true);
    onClose();
  };
  const submit = async () => {
    setIsMissing(password === '');
    if (password === '' || isLoading) return;
    const { error: failure } = await prove({ password, ...(code.trim() && { code }) });
    if (failure) {
      if (isProblem(failure) && failure.fields?.['code']) setCodeRequested(true);
      logFailure('prove', failure);
      return;
    }
    succeed();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void submit();
  };
  const problem = isProblem(error) ? error : undefined;
  const wrong = problem?.fields?.['password'];
  const wrongCode = problem?.fields?.['code'];
  const required = isMissing && password === '' ? t('resume.passwordRequired') : undefined;

  return (
    <Dialog
      isOpen
      role="alertdialog"
      onOpenChange={onClose}
      title={t('title.proof')}
      description={t('proof.text')}
      closeLabel={t('close')}
    >
      <form noValidate onSubmit={handleSubmit}>
        <Stack gap={5}>
          <FailureNotice>
            {error && !wrong && !wrongCode && (problem?.message ?? t('proof.failed'))}
          </FailureNotice>
          <Field label={t('resume.email')}>
            <TextInput type="email" autoComplete="username" value={viewer?.email ?? ''} readOnly />
          </Field>
          <Field label={t('resume.password')} error={required ?? wrong}>
            <PasswordInput
              showLabel={t('resume.showPassword')}
              hideLabel={t('resume.hidePassword')}
              autoComplete="current-password"
              maxLength={256}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Field>
          {isCodeRequested && (
            <Field label={t('proof.code')} error={wrongCode}>
              <TextInput
                ref={codeField}
                autoComplete="one-time-code"
                maxLength={40}
                value={code}
                onChange={(event) => setCode(event.target.value)}
              />
            </Field>
          )}
          <ProofByPasskey onSuccess={succeed} />
          <DialogActions>
            <Button variant="ghost" onClick={onClose}>
              {t('proof.cancel')}
            </Button>
            <Button type="submit" variant="solid" isPending={isLoading}>
              {t('proof.confirm')}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
