import type { WithSlice } from '@reduxjs/toolkit';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { planLimits } from '@/entities/plan';
import type { GatedAction, signInPromptSlice } from '@/entities/session';
import { isSessionEnd } from '../model/is-session-end';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { Dialog, DialogActions } from '@/shared/ui/dialog';
import { Link } from '@/shared/ui/link';
import * as styles from './SignInDialog.css';

/** Only paid plans have these. */
const benefits = ['downloads', 'family', 'student'] as const;

type SignInDialogProps = { action: Exclude<GatedAction, 'right' | 'proof'>; onClose: () => void };

export function SignInDialog({ action, onClose }: SignInDialogProps) {
  const { t } = useTranslation('widgets.sign-in-prompt');
  const text = getText(action);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t(`title.${action}`)}
      description={t(text)}
      closeLabel={t('close')}
    >
      {text === 'text' ? <WaysToAccount onLeave={onClose} /> : <WayBack onLeave={onClose} />}
    </Dialog>
  );
}

const getText = (action: GatedAction) => (isSessionEnd(action) ? action : 'text');

type WayProps = { onLeave: () => void };

const getPending = ({ signInPrompt }: WithSlice<typeof signInPromptSlice>) => signInPrompt.pending;

const useWayState = () => ({
  from: useLocation(),
  top: window.scrollY,
  pending: useSelector(getPending),
});

function WayBack({ onLeave }: WayProps) {
  const { t } = useTranslation('widgets.sign-in-prompt');
  const state = useWayState();
  return (
    <DialogActions>
      <ButtonLink variant="solid" to={paths.login} state={state} onClick={onLeave}>
        {t('login')}
      </ButtonLink>
    </DialogActions>
  );
}

function WaysToAccount({ onLeave }: WayProps) {
  const { t } = useTranslation('widgets.sign-in-prompt');
  const state = useWayState();
  return (
    <>
      <ul className={styles.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit} className={styles.benefit}>
            <Check className={styles.check} size={20} aria-hidden />
            {t(`benefits.${benefit}`, planLimits)}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <ButtonLink
          variant="solid"
          size="large"
          to={paths.register}
          state={state}
          onClick={onLeave}
        >
          {t('register')}
        </ButtonLink>
        <p className={styles.login}>
          {t('hasAccount')}{' '}
          <Link tone="accent" to={paths.login} state={state} onClick={onLeave}>
            {t('login')}
          </Link>
        </p>
      </div>
    </>
  );
}
