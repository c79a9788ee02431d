import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '@/shared/routes';
import { Button, ButtonLink } from '@/shared/ui/button';
import { StatusView } from '@/shared/ui/status-view';
import type { Brought } from '../model/use-bring';

type BroughtViewProps = { brought: Brought; onOther: () => void };

export function BroughtView({ brought, onOther }: BroughtViewProps) {
  const { t } = useTranslation('pages.listener.bring-music');
  const { what, added, known, playlist } = brought;
  const to = {
    playlist: paths.playlist(playlist?.id ?? ''),
    likes: paths.likedSongs,
    history: paths.history,
  }[what];
  const texts = [
    t(`brought.${what}.text`, { count: added, name: playlist?.name ?? '' }),
    known > 0 && t('brought.known', { count: known }),
  ];
  return (
    <StatusView
      icon={<CircleCheck size={32} />}
      title={t('brought.title')}
      text={texts.filter(Boolean).join(' ')}
      action={
        <>
          <ButtonLink variant="solid" to={to}>
            {t(`brought.${what}.open`)}
          </ButtonLink>
          <Button onClick={onOther}>{t('brought.other')}</Button>
        </>
      }
    />
  );
}
