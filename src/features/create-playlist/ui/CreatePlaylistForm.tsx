import { Plus } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreatePlaylistMutation } from '@/entities/playlist';
import { playlistLimits } from '@/shared/contract/limits.ts';
import { Button } from '@/shared/ui/button';
import { Field, TextInput } from '@/shared/ui/field';
import { IconButton } from '@/shared/ui/icon-button';
import { Stack } from '@/shared/ui/stack';
import { showFailure, showToast } from '@/shared/ui/toast';
import * as styles from './CreatePlaylistForm.css';

type CreatePlaylistFormProps = {
  heading: ReactNode;
  onOpen?: () => void;
};

/** See docs/product/library.md. */
export function CreatePlaylistForm({ heading, onOpen }: CreatePlaylistFormProps) {
  const { t } = useTranslation('features.create-playlist');
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState('');
  const [create, { isLoading }] = useCreatePlaylistMutation();
  const opener = useRef<HTMLButtonElement>(null);

  const close = () => {
    setName('');
    setIsOpen(false);
    // The form disappears with the focus.
    opener.current?.focus();
  };

  const handleToggle = () => {
    if (!isOpen) onOpen?.();
    setIsOpen(!isOpen);
  };

  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    const trimmed = name.trim();
    if (trimmed === '' || isLoading) return;
    const { error } = await create({ name: trimmed });
    if (error) {
      showFailure('createPlaylist', error, { text: t('failed', { name: trimmed }) });
      return;
    }
    showToast({ tone: 'success', text: t('created', { name: trimmed }) });
    close();
  };

  return (
    <Stack gap={2}>
      <div className={styles.head} data-sidebar-row>
        {heading}
        <IconButton ref={opener} label={t('open')} aria-expanded={isOpen} onClick={handleToggle}>
          <Plus />
        </IconButton>
      </div>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <form
          className={styles.form}
          onSubmit={(event) => void handleSubmit(event)}
          onKeyDown={({ key }) => key === 'Escape' && close()}
        >
          <Field label={t('name')} isLabelHidden most={playlistLimits.nameMax}>
            <TextInput
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
            <Button size="small" variant="ghost" onClick={close}>
              {t('cancel')}
            </Button>
          </div>
        </form>
      )}
    </Stack>
  );
}
