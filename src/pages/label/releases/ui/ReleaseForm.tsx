import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LabelArtist } from '@/shared/contract/label-figures.ts';
import type { Preparation, SoundFacts } from '@/shared/contract/release.ts';
import { leaveBy } from '@/shared/lib/unsaved-changes';
import { Button } from '@/shared/ui/button';
import { FailureNotice } from '@/shared/ui/notice';
import { Inline, Stack } from '@/shared/ui/stack';
import { UnsavedChanges } from '@/shared/ui/unsaved-changes';
import { titleOf } from '../model/edited-draft';
import { useDraft } from '../model/use-draft';
import { useSendRelease } from '../model/use-send-release';
import { useUploads } from '../model/use-uploads';
import { AboutFields } from './AboutFields';
import { CoverField } from './CoverField';
import { SavingState } from './SavingState';
import { SoundField } from './SoundField';
import { TrackList } from './TrackList';

type ReleaseFormProps = {
  /** What was saved; nothing of a new one. */
  saved: Preparation | undefined;
  /** Those of the label. */
  artists: readonly LabelArtist[];
  onClose: () => void;
  /** Fetches what another window saved. */
  onReload?: () => void;
};

/** All of a release. It is saved while it is filled in, so it is no form that is sent as a whole. */
export function ReleaseForm({ saved, artists, onClose, onReload }: ReleaseFormProps) {
  const { t } = useTranslation('pages.label.releases');
  const { edited, edit, saving, saver } = useDraft(saved);
  const form = useRef<HTMLFormElement>(null);
  const { errors, message, isSending, send, forget } = useSendRelease(form);
  const [isClosing, setClosing] = useState(false);
  const sounds = useUploads('sound', (file, answer) =>
    edit(({ tracks }) => {
      const facts = answer as SoundFacts;
      const { sound } = facts;
      // The same sound again is the same track.
      if (tracks.some((track) => track.sound === sound)) return {};
      const state = facts.format === 'mp3' ? 'ready' : 'preparing';
      const title = titleOf(file.name);
      const about = { title, writers: [], producers: [], isInterlude: false };
      return { tracks: [...tracks, { sound, ...about, facts, state }] };
    }),
  );
  const isUnsaved = saving.state !== 'saved' || sounds.items.length > 0;
  const errorOf = (field: string) => errors[field];

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (sounds.isBusy) {
      forget({ tracks: t('upload.wait') });
      return;
    }
    if (await send(saver)) onClose();
  };
  const handleClose = async () => {
    setClosing(true);
    await saver.flush();
    setClosing(false);
    leaveBy(onClose);
  };

  return (
    <form ref={form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Stack gap={5}>
        <FailureNotice>{message}</FailureNotice>
        <AboutFields edited={edited} artists={artists} onEdit={edit} errorOf={errorOf} />
        <CoverField edited={edited} onEdit={edit} error={errors['cover']} />
        <SoundField
          type={edited.type}
          count={edited.tracks.length}
          fieldProps={sounds.fieldProps}
          error={errors['tracks']}
        />
        <TrackList
          tracks={edited.tracks}
          onChange={(change) => edit(({ tracks }) => ({ tracks: change(tracks) }))}
          errorOf={errorOf}
        />
        <SavingState saving={saving} onRetry={() => void saver.flush()} onReload={onReload} />
        <Inline gap={3} justify="end" isWrapping>
          <Button variant="ghost" isPending={isClosing} onClick={() => void handleClose()}>
            {t('form.keep')}
          </Button>
          <Button type="submit" variant="solid" isPending={isSending}>
            {t('form.send')}
          </Button>
        </Inline>
      </Stack>
      <UnsavedChanges
        isChanged={isUnsaved}
        title={t('unsaved.title')}
        text={t('unsaved.text')}
        stayLabel={t('unsaved.stay')}
        leaveLabel={t('unsaved.leave')}
      />
    </form>
  );
}
