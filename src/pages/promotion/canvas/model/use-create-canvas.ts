import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CanvasTrack } from '@/entities/canvas';
import { type CreatedPlace, useKeeping } from '@/entities/outbox';
import { keepCanvas, type NewCanvas } from '@/features/create-canvas';
import { type CanvasFaults, type CanvasForm, cutOf, faultsOf } from './canvas-form';
import type { ChosenVideo } from './use-video';

type Creating = {
  place: CreatedPlace;
  former: NewCanvas | null;
  form: CanvasForm;
  track: CanvasTrack | undefined;
  video: ChosenVideo | null;
};

/** `missing`: a track, or a video. `full`: this device has no room for the file. `sent`: the server may have it. `gone`: it was discarded. */
type Refusal = 'missing' | 'full' | 'sent' | 'gone' | 'failed' | 'flashes';

/** What stands against sending it: faults of fields first, for flashes are looked for in the part that is chosen. */
function check({ form, track, video }: Creating): {
  faults: CanvasFaults;
  refusal: Refusal | null;
} {
  const isReady = video?.state === 'ready';
  if (track === undefined || (!isReady && form.videoUrl.trim() === '')) {
    return { faults: {}, refusal: 'missing' };
  }
  const faults = faultsOf(form, isReady ? video.found.seconds : null);
  const cut = { ...cutOf(form), isLoop: form.isLoop };
  const isFlashing = isReady && !isFaulty(faults) && video.found.flashesIn(cut);
  return { faults, refusal: isFlashing ? 'flashes' : null };
}

const isFaulty = (faults: CanvasFaults) => Object.keys(faults).length > 0;

/** Checks what was filled in and puts it in front of the others, on this device alone. */
export function useCreateCanvas(onCreated: () => void) {
  const { t } = useTranslation('pages.promotion.canvas');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isGone, setGone] = useState(false);
  const [faults, setFaults] = useState<CanvasFaults>({});
  const keeping = useKeeping({
    action: 'createCanvas',
    said: { kept: t('created'), keptForNow: t('createdForNow') },
    onKept: onCreated,
  });

  async function keep({ place, former, form, track, video }: Creating) {
    if (track === undefined) return 'failed';
    const { start, end } = cutOf(form);
    const isReady = video?.state === 'ready';
    const chosen = isReady
      ? { file: video.file, thumbnail: await video.found.posterAt(start) }
      : null;
    return keepCanvas({
      place,
      former,
      chosen,
      filled: {
        trackId: track.id,
        trackTitle: track.title,
        artistName: track.artist,
        fileName: isReady ? video.name : '',
        videoUrl: form.videoUrl.trim(),
        description: form.description.trim(),
        tags: form.tags,
        isLoop: form.isLoop,
        startTime: start,
        endTime: end,
      },
    });
  }

  async function create(creating: Creating) {
    if (keeping.isPending) return;
    const checked = check(creating);
    setFaults(checked.faults);
    setRefusal(checked.refusal);
    if (isFaulty(checked.faults) || checked.refusal !== null) return;
    const former = isGone ? null : creating.former;
    const late = await keeping.run(() => keep({ ...creating, former }));
    if (late === 'gone') setGone(true);
    setRefusal(late);
  }

  return { refusal, isGone, faults, isPending: keeping.isPending, create };
}
