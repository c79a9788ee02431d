import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  useEnterByHouseMutation,
  useLinkHouseMutation,
  useReturnAfterSignIn,
  useViewer,
} from '@/entities/session';
import { isProblem, problemText } from '@/shared/api';
import { houseName } from '@/shared/config/house-sign-in';
import { lazyPart } from '@/shared/lib/lazy-part';
import { logFailure } from '@/shared/lib/log';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { Field, TextInput } from '@/shared/ui/field';
import { FailureNotice, Notice } from '@/shared/ui/notice';
import { Stack } from '@/shared/ui/stack';
import { AuthPanel } from '@/widgets/auth-panel';
import { takeReturnState } from '../model/return-state';

const EnterCode = lazyPart(() => import('@/features/enter-code'), 'EnterCode');

type FinishSignInProps = {
  /** From the address to which the identity server of the house sent the browser back. */
  token: string;
  onBack: () => void;
};

/** Ends a sign-in by the identity server of the house, or links it to the account in use. */
export function FinishSignIn({ token, onBack }: FinishSignInProps) {
  const { t } = useTranslation('pages.auth.login');
  const isSignedIn = useViewer() !== null;
  // The sign-in itself makes the visitor a listener.
  const [isLinking] = useState(isSignedIn);
  return (
    <AuthPanel
      title={t('title')}
      intro={t('house.finishing', { name: houseName() ?? '' })}
      hasProviders={false}
      footer={
        <Button variant="ghost" onClick={onBack}>
          {t('house.back')}
        </Button>
      }
    >
      {isLinking ? <LinkAccount token={token} /> : <EnterAccount token={token} onBack={onBack} />}
    </AuthPanel>
  );
}

/** In UTC, as the server's. */
const today = () => new Date().toISOString().slice(0, 10);

function EnterAccount({ token, onBack }: FinishSignInProps) {
  const { t } = useTranslation('pages.auth.login');
  const navigate = useNavigate();
  const [enter, { data, error, isLoading }] = useEnterByHouseMutation();
  const [asksDay, setAsksDay] = useState(false);
  const [day, setDay] = useState('');
  const [codeToken, setCodeToken] = useState<string | null>(null);
  const hasBegun = useRef(false);
  useReturnAfterSignIn(useViewer()?.joinDate === today() ? paths.welcome : paths.home);

  const submit = async (dateOfBirth?: string) => {
    const answer = await enter({ token, ...(dateOfBirth !== undefined && { dateOfBirth }) });
    if (answer.data && 'codeToken' in answer.data) setCodeToken(answer.data.codeToken);
    if (!answer.error) return;
    logFailure('enter by the house', answer.error);
    if (isProblem(answer.error) && answer.error.fields?.['dateOfBirth']) setAsksDay(true);
  };
  useEffect(() => {
    // The token works once, and does not stay in the history.
    if (hasBegun.current) return;
    hasBegun.current = true;
    void navigate(paths.login, { replace: true, state: takeReturnState() });
    void submit();
  });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isLoading) void submit(day);
  };

  if (codeToken !== null) {
    return (
      <Suspense fallback={null}>
        <EnterCode codeToken={codeToken} onBack={onBack} />
      </Suspense>
    );
  }
  const failure = error && problemText(error, t('house.failed'));
  if (!asksDay) return <FailureNotice>{data ? undefined : failure}</FailureNotice>;
  const wrongDay = isProblem(error) ? error.fields?.['dateOfBirth'] : undefined;
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap={5}>
        {wrongDay === undefined ? (
          <FailureNotice>{failure}</FailureNotice>
        ) : (
          <Notice>{failure}</Notice>
        )}
        <Field label={t('house.birthday')} error={day === '' ? undefined : wrongDay}>
          <TextInput
            type="date"
            max={today()}
            autoComplete="bday"
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="solid" size="large" isWide isPending={isLoading}>
          {t('house.create')}
        </Button>
      </Stack>
    </form>
  );
}

function LinkAccount({ token }: { token: string }) {
  const { t } = useTranslation('pages.auth.login');
  const viewer = useViewer();
  const navigate = useNavigate();
  const [link, { error, isLoading }] = useLinkHouseMutation();
  const handleClick = async () => {
    if (isLoading) return;
    const { error: refusal } = await link({ token });
    if (refusal) logFailure('link the house', refusal);
    else void navigate(`${paths.profile}?tab=security`, { replace: true });
  };
  return (
    <Stack gap={4}>
      <FailureNotice>{error && problemText(error, t('house.failed'))}</FailureNotice>
      <Notice>{t('house.link', { email: viewer?.email ?? '', name: houseName() ?? '' })}</Notice>
      <Button
        variant="solid"
        size="large"
        isWide
        isPending={isLoading}
        onClick={() => void handleClick()}
      >
        {t('house.confirm')}
      </Button>
    </Stack>
  );
}
