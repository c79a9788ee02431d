import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreatePlaylistMutation } from '@/entities/playlist';
import { playlistLimits } from '@/shared/contract/limits.ts';
import { Button } from '@/shared/ui/button';
import { Field, TextInput } from '@/shared/ui/field';
import { showFailure, showToast } from '@/shared/ui/toast';
import * as styles from './CreatePlaylistForm.css';

type NewPlaylistFormProps = {
  /** Of its first tracks, in order. */
  trackIds?: string[];
  suggestedName?: string;
  onCreated?: (id: string) => void;
  onDone: () => void;
};

/** So that a letter replaces the suggested name. */
const select = (field: HTMLInputElement | null) => field?.select();

/** See docs/product/library.md. */
export function NewPlaylistForm(props: NewPlaylistFormProps) {
  const { trackIds, suggestedName = '', onCreated, onDone } = props;
  const { t } = useTranslation('features.create-playlist');
  const [name, setName] = useState(suggestedName);
  const [create, { isLoading }] = useCreatePlaylistMutation();

  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    const trimmed = name.trim();
    if (trimmed === '' || isLoading) return;
    const { data, error } = await create({ name: trimmed, ...(trackIds && { trackIds }) });
    if (error) {
      showFailure('createPlaylist', error, { text: t('failed', { name: trimmed }) });
      return;
    }
    showToast({ tone: 'success', text: t('created', { name: trimmed }) });
    onDone();
    if (data) onCreated?.(data.id);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className={styles.form}
      onSubmit={(event) => void handleSubmit(event)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // It closes nothing around the form.
        event.preventDefault();
        onDone();
      }}
    >
      <Field label={t('name')} isLabelHidden most={playlistLimits.nameMax}>
        <TextInput
          ref={select}
          value={name}
          placeholder={t('name')}
          autoComplete="off"
          // The user has just asked for this field.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" variant="solid" size="small" isPending={isLoading}>
          {t('submit')}
        </Button>
        <Button size="small" variant="ghost" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
