import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/button';

/** The way to an account from the top bar of the visitor shell. */
export function VisitorLinks() {
  const { t } = useTranslation('widgets.top-bar');
  return (
    <>
      <Button asChild variant="ghost">
        <Link to={paths.register}>{t('register')}</Link>
      </Button>
      <Button asChild variant="solid">
        <Link to={paths.login}>{t('login')}</Link>
      </Button>
    </>
  );
}
