import { useEffect, useState } from 'react';
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
  /** Draft to continue; '' for a new one. */
  named: string;
  artists: readonly LabelArtist[];
  /** Called once the draft is on the server. */
  onCreated?: (id: string) => void;
  onClose: () => void;
};

export function UploadRelease({ named, artists, onCreated, onClose }: UploadReleaseProps) {
  const { t } = useTranslation('pages.label.releases');
  const dispatch = useDispatch();
  const label = useNamedLabel();
  // A form of a new draft stays as it is when the address gets the draft's id.
  const [id] = useState(named);
  // No automatic refetch while editing: saved content would overwrite what was typed offline.
  const draft = useDraftQuery(
    { id, label },
    { skip: id === '', refetchOnReconnect: false, refetchOnFocus: false },
  );
  // However it is left, also by Back.
  useEffect(() => () => void dispatch(refreshReleases()), [dispatch]);
  const { data: saved } = draft;
  if (id === '' || saved)
    return (
      // A draft saved in another window remounts the form.
      <ReleaseWorkbench
        key={saved?.version}
        saved={saved}
        artists={artists}
        onClose={onClose}
        {...(onCreated && { onCreated })}
        {...(saved && { onReload: () => void draft.refetch() })}
      />
    );
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
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
