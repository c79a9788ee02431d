import { Upload } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLabelArtistsQuery, useLabelReleasesQuery, useNamedLabel } from '@/entities/label';
import { useOpenItem } from '@/shared/lib/address';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/button';
import { QueryView } from '@/shared/ui/query-view';
import { Stack } from '@/shared/ui/stack';
import { MainAction, TabSkeleton } from '@/widgets/office';
import { Preparations } from './Preparations';
import { ReleaseTable } from './ReleaseTable';

const UploadRelease = lazyPart(() => import('./UploadRelease'), 'UploadRelease');
const ReleasePanel = lazyPart(() => import('./ReleasePanel'), 'ReleasePanel');

export function ReleasesTab() {
  const { t } = useTranslation('pages.label.releases');
  const label = useNamedLabel();
  const artists = useLabelArtistsQuery({ label });
  const releases = useLabelReleasesQuery({ label });
  const making = useOpenItem('new');
  const editing = useOpenItem('edit');
  const opened = useOpenItem();
  return (
    <Stack gap={6}>
      <MainAction>
        <Button
          variant="solid"
          aria-haspopup="dialog"
          onPointerEnter={() => void UploadRelease.load().catch(() => undefined)}
          onClick={() => making.open()}
        >
          <Upload size={18} aria-hidden />
          {t('upload.act')}
        </Button>
      </MainAction>
      <Preparations onOpen={editing.open} onPressLinks={opened.open} />
      <QueryView query={releases} headingLevel={3} loading={<TabSkeleton />}>
        {(shown) => (
          <>
            <ReleaseTable releases={shown} onOpen={opened.open} />
            <Suspense fallback={null}>
              {opened.isOpen && (
                <ReleasePanel
                  release={shown.find(({ id }) => id === opened.id)}
                  onClose={opened.close}
                />
              )}
            </Suspense>
          </>
        )}
      </QueryView>
      <Suspense fallback={null}>
        {artists.data && making.isOpen && (
          <UploadRelease
            named={making.id}
            artists={artists.data}
            onCreated={making.open}
            onClose={making.close}
          />
        )}
        {artists.data && editing.isOpen && (
          <UploadRelease
            key={editing.id}
            named={editing.id}
            artists={artists.data}
            onClose={editing.close}
          />
        )}
      </Suspense>
    </Stack>
  );
}
