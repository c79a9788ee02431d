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
  /** Of the draft that is gone on with; a new one without. */
  id: string | undefined;
  /** Those of the label. */
  artists: readonly LabelArtist[];
  onClose: () => void;
};

/** Prepares a release: a new one, or a draft that is gone on with. */
export function UploadRelease({ id, artists, onClose }: UploadReleaseProps) {
  const { t } = useTranslation('pages.label.releases');
  const dispatch = useDispatch();
  const label = useNamedLabel();
  // Not by itself while it is filled in: what was typed offline would give way to what was saved.
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
      // What another window saved is another form.
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
