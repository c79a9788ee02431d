import { useEffect, useState } from 'react';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CreatedPlace } from '@/entities/outbox';
import { emptyPitch, type PitchForm, pitchSchema, sendPitch } from '@/features/submit-pitch';
import { usePrefetchedSchema } from '@/shared/lib/form';
import { FormFrame } from '@/shared/ui/form-frame';
import { FailureNotice } from '@/shared/ui/notice';
import { showToast } from '@/shared/ui/toast';
import { TooLate } from '@/widgets/created-state';
import { pitchDraft } from '../model/pitch-draft';
import * as styles from './pitching.css';
import { SongFields } from './SongFields';
import { StoryFields } from './StoryFields';
import { StyleFields } from './StyleFields';
import { TargetFields } from './TargetFields';

type SubmitFormProps = {
  /** Who proposes, and for whom. */
  place: CreatedPlace;
  /** Whose song it is, to begin with. */
  artistName: string;
  /** A pitch of this device that is mended; null for a new one. */
  edited: { id: string; form: PitchForm } | null;
  /** It was sent, or nothing is mended any more. */
  onSent: () => void;
  /** Opens the list of what was sent. */
  onShowSent: () => void;
};

/** All that the editors have to know of a song. What is typed survives leaving. */
export function SubmitForm({ place, artistName, edited, onSent, onShowSent }: SubmitFormProps) {
  const { t } = useTranslation(['pages.promotion.pitching', 'features.submit-pitch']);
  const { owner, artistId } = place;
  usePrefetchedSchema(pitchSchema);
  const fresh = emptyPitch(artistName);
  const form = useForm<PitchForm>({
    resolver: pitchSchema,
    defaultValues: edited?.form ?? { ...fresh, ...pitchDraft(place).read() },
  });
  const { errors } = useFormState({ control: form.control });
  const values = useWatch({ control: form.control });
  const typed = JSON.stringify(values);
  const isNew = edited === null;
  const [late, setLate] = useState<'sent' | 'gone' | null>(null);

  useEffect(() => {
    if (isNew) pitchDraft({ owner, artistId }).write(JSON.parse(typed) as Partial<PitchForm>);
  }, [isNew, owner, artistId, typed]);

  const handleSubmit = (filled: PitchForm) => {
    const kept = sendPitch(place, filled, late === 'gone' ? undefined : edited?.id);
    if (kept === 'error') {
      form.setError('root', { message: t('features.submit-pitch:failed') });
      return;
    }
    setLate(kept === 'sent' || kept === 'gone' ? kept : null);
    if (kept === 'sent' || kept === 'gone') return;
    form.reset(fresh, { keepFieldsRef: true });
    if (isNew) pitchDraft(place).clear();
    showToast({
      tone: 'success',
      text: t('features.submit-pitch:sent'),
      action: { label: t('submit.showSent'), onPress: onShowSent },
    });
    if (kept !== 'kept') {
      const { title } = filled;
      showToast({ tone: 'danger', text: t('features.submit-pitch:noRoom', { title }) });
    }
    onSent();
  };

  // A day that is too near is said at its field, by the same sentence.
  const isMissing =
    [errors.title, errors.artistName].some(Boolean) ||
    (errors.releaseDate !== undefined && isEmpty(values.releaseDate));
  return (
    <div className={styles.column}>
      <FormFrame
        form={form}
        onSubmit={handleSubmit}
        isIncomplete={isEmpty(values.description)}
        submitLabel={t('submit.send')}
        {...(edited && { cancelLabel: t('submit.cancel'), onCancel: onSent })}
        unsaved={{
          // The draft is there when they are back.
          keeps: () => true,
          title: t('submit.unsaved.title'),
          text: t('submit.unsaved.text'),
          stayLabel: t('submit.unsaved.stay'),
          leaveLabel: t('submit.unsaved.leave'),
        }}
      >
        <FailureNotice>{isMissing && t('features.submit-pitch:alert')}</FailureNotice>
        <SongFields form={form} artistId={artistId} />
        <StyleFields form={form} />
        <StoryFields form={form} />
        <TargetFields control={form.control} />
        {late && <TooLate why={late} />}
      </FormFrame>
    </div>
  );
}

const isEmpty = (text: string | undefined) => !text?.trim();
