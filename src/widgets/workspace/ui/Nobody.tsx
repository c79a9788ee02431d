import { MicVocal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '@/entities/session';
import { can } from '@/shared/lib/access';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { StatusView } from '@/shared/ui/status-view';
import type { Workspace } from '../model/workspace';
import { AskForArtist } from './AskForArtist';

type NobodyProps = {
  /** The kind that is missing. @default an artist */
  kind?: Workspace['kind'];
};

export function Nobody({ kind = 'artist' }: NobodyProps) {
  const { t } = useTranslation('widgets.workspace');
  const viewer = useViewer();
  const isAdmin = can(viewer, 'admin.open');
  if (can(viewer, 'artist.request')) return <AskForArtist />;
  const none = kind === 'artist' ? 'noArtist' : 'noLabel';
  const of = isAdmin ? none : 'nobody';
  return (
    <StatusView
      icon={<MicVocal size={32} />}
      title={t(`${of}.title`)}
      text={t(`${of}.text`)}
      action={
        <ButtonLink
          to={isAdmin ? `${paths.admin}?tab=labels` : `${paths.labelManager}?tab=artists&new=`}
        >
          {t(`${of}.action`)}
        </ButtonLink>
      }
    />
  );
}
