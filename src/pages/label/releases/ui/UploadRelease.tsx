import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNamedLabel } from '@/entities/label';
import { refreshReleases, useDraftQuery } from '@/entities/release';
import type { LabelArtist } from '@/shared/contract/label-figures.ts';
import { Dialog } from '@/shared/ui/dialog';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { ReleaseWorkbench } from './ReleaseWorkbench';

type UploadReleaseProps = {
  /** Draft to continue; undefined for a new one. */
  id: string | undefined;
  artists: readonly LabelArtist[];
  onClose: () => void;
};

export function UploadRelease({ id, artists, onClose }: UploadReleaseProps) {
  const { t } = useTranslation('pages.label.releases');
  const dispatch = useDispatch();
  const label = useNamedLabel();
  // No automatic refetch while editing: saved content would overwrite what was typed offline.
  const draft = useDraftQuery(
    { id: id ?? '', label },
    { skip: id === undefined, refetchOnReconnect: false, refetchOnFocus: false },
  );
  const close = () => {
    dispatch(refreshReleases());
    onClose();
  };
  const { data: saved } = draft;
  if (id === undefined || saved)
    return (
      // A draft saved in another window remounts the form.
      <ReleaseWorkbench
        key={saved?.version}
        saved={saved}
        artists={artists}
        onClose={close}
        {...(saved && { onReload: () => void draft.refetch() })}
      />
    );
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      title={t('form.draft')}
      description={t('form.intro')}
      closeLabel={t('form.close')}
      size="large"
    >
      <QueryView query={draft} headingLevel={3} loading={<Skeleton shape="block" height="480px" />}>
        {() => null}
      </QueryView>
    </Dialog>
  );
}
