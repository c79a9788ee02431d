import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreatePlaylistMutation } from '@/entities/playlist';
import { isProblem, problemText } from '@/shared/api';
import { playlistLimits } from '@/shared/contract/limits.ts';
import { logFailure } from '@/shared/lib/log';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field, TextInput } from '@/shared/ui/field';
import { Inline, Stack } from '@/shared/ui/stack';
import { shortenName } from '../lib/shorten-name';
import type { PlaylistChoice } from '../model/use-playlist-choice';

/** See docs/product/library.md. */
export function NewPlaylistDialog({ choice }: { choice: PlaylistChoice }) {
  const { t } = useTranslation('features.add-to-playlist');
  const { title, texts, choose, onDone } = choice;
  // The window selects it, so that a letter replaces it.
  const [name, setName] = useState(shortenName(title));
  const [failure, setFailure] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const isSending = useRef(false);
  const [create] = useCreatePlaylistMutation();

  const send = async (trimmed: string) => {
    const { data, error } = await create({ name: trimmed });
    if (data) return choose(data);
    logFailure('createPlaylist', error);
    const fault = isProblem(error) ? error.fields?.['name'] : undefined;
    const kinds = ['invalid', 'limited'] as const;
    return setFailure(fault ?? problemText(error, t('new.failed', { name: trimmed }), kinds));
  };

  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    const trimmed = name.trim();
    if (trimmed === '' || isSending.current) return;
    isSending.current = true;
    setIsPending(true);
    setFailure(undefined);
    await send(trimmed);
    isSending.current = false;
    setIsPending(false);
  };

  const handleClose = () => isPending || onDone();

  return (
    <Dialog
      isOpen
      onOpenChange={handleClose}
      title={t('new.title')}
      description={texts.create}
      closeLabel={t('new.close')}
    >
      <form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Stack gap={5}>
          <Field most={playlistLimits.nameMax} label={t('new.name')} error={failure}>
            <TextInput
              value={name}
              autoComplete="off"
              onChange={({ target }) => setName(target.value)}
            />
          </Field>
          <Inline gap={3} justify="end" isWrapping>
            <Button variant="ghost" onClick={handleClose}>
              {t('new.cancel')}
            </Button>
            <Button type="submit" variant="solid" isPending={isPending}>
              {t('new.submit')}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Dialog>
  );
}
