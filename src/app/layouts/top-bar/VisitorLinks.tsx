import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { hasChoice } from '@/shared/i18n';
import { LeftOut, lazyPart } from '@/shared/lib/lazy-part';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';

// Left out of builds with Spanish only.
const LanguageMenu = hasChoice && lazyPart(() => import('./LanguageMenu'), 'LanguageMenu', LeftOut);

export function VisitorLinks() {
  const { t } = useTranslation('app.layouts.top-bar');
  return (
    <>
      {LanguageMenu && (
        <Suspense fallback={null}>
          <LanguageMenu />
        </Suspense>
      )}
      <ButtonLink variant="ghost" size="small" to={paths.register}>
        {t('register')}
      </ButtonLink>
      <ButtonLink variant="solid" size="small" to={paths.login}>
        {t('login')}
      </ButtonLink>
    </>
  );
}
