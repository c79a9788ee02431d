import { Pause, Wrench } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '@/entities/session';
import { usePageTitle } from '@/shared/lib/page-title';
import { paths } from '@/shared/routes';
import { Button, ButtonLink } from '@/shared/ui/button';
import { StatusView } from '@/shared/ui/status-view';
import { useLastTrack } from '../model/use-last-track';
import { useReopening } from '../model/use-reopening';

/** Shown to all but admins. See docs/product/administration.md. */
export function MaintenancePage() {
  const { t } = useTranslation('pages.fallback.maintenance');
  const isSignedIn = useViewer() !== null;
  const { track, pause } = useLastTrack();
  usePageTitle(t('title'));
  useReopening();
  return (
    <StatusView
      headingLevel={1}
      icon={<Wrench />}
      title={t('title')}
      text={track ? t('textPlaying', { title: track.title }) : t('text')}
      action={
        <>
          {track && (
            <Button onClick={pause}>
              <Pause size={18} aria-hidden />
              {t('pause')}
            </Button>
          )}
          {!isSignedIn && (
            <ButtonLink to={paths.login} variant="ghost">
              {t('signIn')}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
