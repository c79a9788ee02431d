import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useCollaborationQuery,
  useEndCollaborationMutation,
  useLeavePlaylistMutation,
} from '@/entities/collaboration';
import { problemText } from '@/shared/api';
import type { FullPlaylist } from '@/shared/contract/playlist.ts';
import { lazyPart } from '@/shared/lib/lazy-part';
import { logFailure } from '@/shared/lib/log';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { FailureNotice } from '@/shared/ui/notice';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Inline, Stack } from '@/shared/ui/stack';
import { showToast } from '@/shared/ui/toast';
import { BlockedCollaborators } from './BlockedCollaborators';
import { CollaborationLink } from './CollaborationLink';
import { Collaborators } from './Collaborators';
import { PlaylistLog } from './PlaylistLog';

const AlertDialog = lazyPart(() => import('@/shared/ui/alert-dialog'), 'AlertDialog');

type CollaborationDialogProps = {
  playlist: Pick<FullPlaylist, 'id' | 'name' | 'owner' | 'collaboration'>;
  /** The signed-in user, who is the owner or a collaborator. */
  viewerId: string;
  onClose: () => void;
  /** The viewer takes part no more. */
  onLeft: () => void;
};

/** See docs/product/collaboration.md. Load it lazily. */
export function CollaborationDialog(props: CollaborationDialogProps) {
  const { playlist, viewerId, onClose, onLeft } = props;
  const { t } = useTranslation('pages.listener.playlist.together');
  const query = useCollaborationQuery(playlist.id);
  const [isEnding, setIsEnding] = useState(false);
  const isOwner = playlist.owner.id === viewerId;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('title')}
      description={t(isOwner ? 'text' : 'textOfOther', { owner: playlist.owner.displayName })}
      closeLabel={t('close')}
      size="medium"
    >
      <QueryView
        query={query}
        headingLevel={3}
        loading={
          <Stack gap={4} aria-hidden>
            <Skeleton shape="block" width="100%" height="48px" />
            <Skeleton shape="block" width="100%" height="120px" />
          </Stack>
        }
      >
        {(collaboration) => (
          <Stack gap={6}>
            {isOwner && <CollaborationLink id={playlist.id} link={collaboration.link} />}
            <Collaborators playlist={playlist} collaboration={collaboration} />
            <BlockedCollaborators id={playlist.id} blocked={collaboration.blocked} />
            <PlaylistLog id={playlist.id} />
            {(playlist.collaboration !== undefined || collaboration.link !== null) && (
              <Inline>
                <Button variant="outline" onClick={() => setIsEnding(true)}>
                  {t(isOwner ? 'end.action' : 'leave.action')}
                </Button>
              </Inline>
            )}
          </Stack>
        )}
      </QueryView>
      {isEnding && (
        <EndDialog
          playlist={playlist}
          viewerId={viewerId}
          onClose={() => setIsEnding(false)}
          onDone={isOwner ? onClose : onLeft}
        />
      )}
    </Dialog>
  );
}

type EndDialogProps = Pick<CollaborationDialogProps, 'playlist' | 'viewerId' | 'onClose'> & {
  onDone: () => void;
};

function EndDialog({ playlist, viewerId, onClose, onDone }: EndDialogProps) {
  const { t } = useTranslation('pages.listener.playlist.together');
  const [end, ending] = useEndCollaborationMutation();
  const [leave, leaving] = useLeavePlaylistMutation();
  const { id, name, owner } = playlist;
  const part = owner.id === viewerId ? 'end' : 'leave';
  const error = ending.error ?? leaving.error;
  const handleConfirm = async () => {
    const { error: refusal } = await (part === 'end' ? end(id) : leave({ id, userId: viewerId }));
    if (refusal) {
      logFailure('end a collaboration', refusal);
      return;
    }
    onClose();
    showToast({ tone: 'success', text: t(`${part}.done`, { name }) });
    onDone();
  };
  return (
    <Suspense fallback={null}>
      <AlertDialog
        isOpen
        onOpenChange={onClose}
        title={t(`${part}.title`, { name })}
        text={t(`${part}.text`)}
        confirmLabel={t(`${part}.confirm`)}
        cancelLabel={t('back')}
        tone="danger"
        isPending={ending.isLoading || leaving.isLoading}
        onConfirm={() => void handleConfirm()}
      >
        <FailureNotice>{error && problemText(error, t('failed'))}</FailureNotice>
      </AlertDialog>
    </Suspense>
  );
}
