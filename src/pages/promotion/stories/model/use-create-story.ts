import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CanvasTrack } from '@/entities/canvas';
import { type CreatedPlace, useKeeping } from '@/entities/outbox';
import { keepStory, type NewStory } from '@/features/create-story';
import { contrastIn, type StoryForm } from './story-form';
import type { ChosenFile } from './use-story-file';

type Creating = {
  place: CreatedPlace;
  former: NewStory | null;
  form: StoryForm;
  track: CanvasTrack | undefined;
  chosen: ChosenFile | null;
};

/** `missing`: words or a file. `full`: this device has no room for the file. `sent`: the server may have it. `gone`: it was discarded. */
type Refusal = 'missing' | 'contrast' | 'flashes' | 'full' | 'sent' | 'gone' | 'failed';

/** Checks what was filled in and puts it in front of the others, on this device alone. */
export function useCreateStory(onCreated: () => void) {
  const { t } = useTranslation('pages.promotion.stories');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isGone, setGone] = useState(false);
  const keeping = useKeeping({
    action: 'createStory',
    said: { kept: t('created'), keptForNow: t('createdForNow') },
    onKept: onCreated,
  });

  async function keep({ place, former, form, track, chosen }: Creating) {
    const ready = chosen?.state === 'ready' ? chosen : null;
    return keepStory({
      place,
      former,
      file: ready?.file ?? null,
      filled: {
        ...form,
        content: form.type === 'text' ? form.content.trim() : '',
        caption: form.caption.trim(),
        trackId: track?.id ?? null,
        trackTitle: track?.title ?? '',
        fileName: ready?.name ?? '',
      },
    });
  }

  async function create(creating: Creating) {
    if (keeping.isPending) return;
    const refused = refusalOf(creating);
    setRefusal(refused);
    if (refused !== null) return;
    const former = isGone ? null : creating.former;
    const late = await keeping.run(() => keep({ ...creating, former }));
    if (late === 'gone') setGone(true);
    setRefusal(late);
  }

  return { refusal, isGone, isPending: keeping.isPending, create };
}

function refusalOf({ form, chosen }: Creating): Refusal | null {
  if (form.type === 'text') {
    if (form.content.trim() === '') return 'missing';
    return contrastIn(form).isEnough ? null : 'contrast';
  }
  if (chosen?.state !== 'ready' || chosen.type !== form.type) return 'missing';
  return chosen.found.flashing ? 'flashes' : null;
}
