import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { LabelArtist } from '@/shared/contract/label-figures.ts';
import type { Preparation } from '@/shared/contract/release.ts';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Workbench } from '@/shared/ui/workbench';
import { useReleaseForm } from '../model/use-release-form';
import { AboutFields } from './AboutFields';
import { CoverField } from './CoverField';
import { DropField } from './DropField';
import { ReleasePreview } from './ReleasePreview';
import { SoundField } from './SoundField';
import { TrackList } from './TrackList';

const DropPreview = lazyPart(() => import('./DropPreview'), 'DropPreview');

type ReleaseWorkbenchProps = {
  /** Undefined for a new one. */
  saved: Preparation | undefined;
  artists: readonly LabelArtist[];
  onCreated?: (id: string) => void;
  onClose: () => void;
  /** Fetches what another window saved. */
  onReload?: () => void;
};

export function ReleaseWorkbench({ saved, artists, onClose, ...calls }: ReleaseWorkbenchProps) {
  const { t } = useTranslation('pages.label.releases');
  const draft = useReleaseForm({ saved, onDone: onClose, ...calls });
  const { edited, edit, covers, sounds, drop, isClosed, fault, work } = draft;
  return (
    <Workbench
      title={t(saved ? 'form.draft' : 'form.new')}
      description={t('form.intro')}
      size="widest"
      banner={
        <>
          <DropField state={drop.state} isClosed={isClosed} onTake={drop.take} onStop={drop.stop} />
          <Suspense fallback={null}>
            {drop.state.step === 'found' && (
              <DropPreview {...drop.state} artists={artists} drop={drop} />
            )}
          </Suspense>
        </>
      }
      steps={[
        {
          title: t('form.record'),
          content: (
            <>
              <AboutFields edited={edited} artists={artists} onEdit={edit} getError={fault} />
              <CoverField edited={edited} uploads={covers} onEdit={edit} error={fault('cover')} />
            </>
          ),
        },
        {
          title: t('field.tracks'),
          content: (
            <>
              <SoundField
                type={edited.type}
                count={edited.tracks.length}
                fieldProps={sounds.fieldProps}
                error={fault('tracks')}
                onTake={drop.take}
              />
              <TrackList
                tracks={edited.tracks}
                onChange={(change) => edit(({ tracks }) => ({ tracks: change(tracks) }))}
                getError={fault}
              />
            </>
          ),
        },
      ]}
      preview={<ReleasePreview edited={edited} artists={artists} />}
      work={work}
      submitLabel={t('form.send')}
      cancelLabel={t('form.keep')}
      onClose={onClose}
    />
  );
}
