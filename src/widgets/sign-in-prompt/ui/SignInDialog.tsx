import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { type GatedAction, signInPromptClosed } from '@/entities/session';
import { useAppDispatch } from '@/shared/redux';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Link } from '@/shared/ui/link';
import * as styles from './SignInDialog.css';

const benefits = ['fullTracks', 'skips', 'downloads', 'playlists'] as const;

/** What an account brings, with the ways to one; after signing in the person is back on this page. */
export function SignInDialog({ action }: { action: GatedAction }) {
  const { t } = useTranslation('widgets.sign-in-prompt');
  const dispatch = useAppDispatch();
  const location = useLocation();
  const close = () => dispatch(signInPromptClosed());
  const state = { from: location };
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      title={t(`title.${action}`)}
      description={t('text')}
      closeLabel={t('close')}
    >
      <ul className={styles.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit} className={styles.benefit}>
            <Check className={styles.check} size={20} aria-hidden />
            {t(`benefits.${benefit}`)}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <ButtonLink variant="solid" size="large" to={paths.register} state={state} onClick={close}>
          {t('register')}
        </ButtonLink>
        <p className={styles.login}>
          {t('hasAccount')}{' '}
          <Link tone="accent" to={paths.login} state={state} onClick={close}>
            {t('login')}
          </Link>
        </p>
      </div>
    </Dialog>
  );
}
