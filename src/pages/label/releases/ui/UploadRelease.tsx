import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNamedLabel } from '@/entities/label';
import { refreshReleases, useDraftQuery } from '@/entities/release';
import type { LabelArtist } from '@/shared/contract/label-figures.ts';
import { leaveBy } from '@/shared/lib/unsaved-changes';
import { Dialog } from '@/shared/ui/dialog';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { ReleaseForm } from './ReleaseForm';

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
  return (
    <Dialog
      isOpen
      onOpenChange={() => leaveBy(close)}
      title={t(id === undefined ? 'form.new' : 'form.draft')}
      description={t('form.intro')}
      closeLabel={t('form.close')}
      size="large"
    >
      {id === undefined ? (
        <ReleaseForm saved={undefined} artists={artists} onClose={close} />
      ) : (
        <QueryView
          query={draft}
          headingLevel={3}
          loading={<Skeleton shape="block" height="480px" />}
        >
          {(saved) => (
            // What another window saved is another form.
            <ReleaseForm
              key={saved.version}
              saved={saved}
              artists={artists}
              onClose={close}
              onReload={() => void draft.refetch()}
            />
          )}
        </QueryView>
      )}
    </Dialog>
  );
}
