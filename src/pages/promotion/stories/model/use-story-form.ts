import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCanvasTracksQuery } from '@/entities/canvas';
import { type OutboxScope, type FormSource, useItemForm } from '@/entities/outbox';
import type { Story } from '@/shared/contract/story.ts';
import { keepFiles, useChosenFile } from '@/shared/files';
import type { Refused } from '@/shared/lib/form';
import {
  type CheckedMedia,
  checkMedia,
  type MediaFault,
  type MediaKind,
} from '@/shared/ui/checked-file-field';
import { storyItem } from './story-item';
import type { NewStory, StorySent } from './story-rules';

type Typed = { type: MediaKind; file: Blob; name: string; key?: string };

type Options = {
  scope: OutboxScope;
  source: FormSource<NewStory, Story>;
  onDone: () => void;
};

/** The form of a story. It sends nothing itself. */
export function useStoryForm({ scope, source, onDone }: Options) {
  const { t } = useTranslation('pages.promotion.stories');
  const { data: tracks = [] } = useCanvasTracksQuery({ artistId: scope.artistId });
  // A story may only link to published tracks.
  const out = tracks.filter(({ isOut }) => isOut);
  const own = source.kind === 'local' ? source.item : null;
  const choice = useChosenFile<Typed, CheckedMedia, MediaFault>(
    ({ type, file }, checking) => checkMedia(type, file, checking),
    own && own.fileKey !== null && own.type !== 'text'
      ? { key: own.fileKey, name: own.fileName, type: own.type }
      : null,
  );
  const { chosen } = choice;
  const [missed, setMissed] = useState<MediaKind | null>(null);

  async function keep(sent: StorySent): Promise<Partial<NewStory> | Refused> {
    const track = out.find(({ id }) => id === sent.trackId);
    const item = { trackId: track?.id ?? null, trackTitle: track?.title ?? '', file: null };
    if (sent.type === 'text') return { ...item, fileKey: null, fileName: '' };
    const ready = chosen?.state === 'ready' && chosen.type === sent.type ? chosen : null;
    setMissed(ready ? null : sent.type);
    if (!ready) return { refusal: t('form.refused.missing') };
    if (ready.found.flashing) return { refusal: t('form.refused.flashes') };
    const { file, key = null } = ready;
    const keys = key === null ? await keepFiles(scope.owner, 'story', [file]) : [key];
    if (!keys) return { refusal: t('form.refused.full') };
    return { ...item, content: '', fileKey: keys[0] ?? null, fileName: ready.name };
  }

  const form = useItemForm(storyItem, {
    scope,
    source,
    keep,
    sentences: { textColor: { contrast: t('form.refused.contrast') } },
    words: {
      missing: t('form.refused.missing'),
      failed: t('form.refused.failed'),
      created: t('created'),
      createdForNow: t('createdForNow'),
    },
    onDone,
  });
  const { type, trackId } = form.values;
  const ofType = chosen?.type === type ? chosen : null;
  return {
    ...form,
    work: { ...form.work, isPending: form.work.isPending || chosen?.state === 'checking' },
    tracks: out,
    track: out.find(({ id }) => id === trackId),
    choice: { ...choice, chosen: ofType },
    /** The valid file of the chosen type. */
    ready: ofType?.state === 'ready' ? ofType : null,
    isFileMissed: missed === type && ofType === null,
  };
}

export type StoryDraft = ReturnType<typeof useStoryForm>;
