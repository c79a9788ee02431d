import { CircleCheck, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '@/shared/routes';
import { Button, ButtonLink } from '@/shared/ui/button';
import { FailureNotice } from '@/shared/ui/notice';
import { StatusView } from '@/shared/ui/status-view';
import type { Brought } from '../model/use-bring';
import { useUndo } from '../model/use-undo';

type BroughtViewProps = { brought: Brought; isSeveral: boolean; onOther: () => void };

export function BroughtView({ brought, isSeveral, onOther }: BroughtViewProps) {
  const { t } = useTranslation('pages.listener.bring-music');
  const { what, added, known, playlist } = brought;
  const { state, undo } = useUndo(brought);
  const to = {
    playlist: paths.playlist(playlist?.id ?? ''),
    likes: paths.likedSongs,
    history: paths.history,
  }[what];
  const texts = [
    t(`brought.${what}.text`, { count: added, name: playlist?.name ?? '' }),
    known > 0 && t('brought.known', { count: known }),
  ];
  const other = (
    <Button onClick={onOther}>{t(isSeveral ? 'brought.otherList' : 'brought.other')}</Button>
  );
  if (state === 'undone')
    return (
      <StatusView
        icon={<Undo2 size={32} />}
        title={t('undone.title')}
        text={t('undone.text')}
        action={other}
      />
    );
  return (
    <>
      <StatusView
        icon={<CircleCheck size={32} />}
        title={t('brought.title')}
        text={texts.filter(Boolean).join(' ')}
        action={
          <>
            <ButtonLink variant="solid" to={to}>
              {t(`brought.${what}.open`)}
            </ButtonLink>
            {other}
            {added > 0 && (
              <Button variant="ghost" isPending={state === 'pending'} onClick={() => void undo()}>
                {t('undone.undo')}
              </Button>
            )}
          </>
        }
      />
      {state === 'failed' && <FailureNotice>{t('undone.failed')}</FailureNotice>}
    </>
  );
}
