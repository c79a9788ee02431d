import { useTranslation } from 'react-i18next';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';

/**
 * The way to an account from the top bar of the visitor shell.
 * @states default visitor hover focus narrow
 * @without loading empty failed: it shows no data
 * @without long-text: its words are its own
 */
export function VisitorLinks() {
  const { t } = useTranslation('widgets.top-bar');
  return (
    <>
      <ButtonLink variant="ghost" size="small" to={paths.register}>
        {t('register')}
      </ButtonLink>
      <ButtonLink variant="solid" size="small" to={paths.login}>
        {t('login')}
      </ButtonLink>
    </>
  );
}
