import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LabelArtist } from '@/shared/contract/label-figures.ts';
import { releaseLimits } from '@/shared/contract/release-limits.ts';
import { useFileAddress } from '@/shared/files';
import { dayFromToday } from '@/shared/lib/form';
import { logFailure } from '@/shared/lib/log';
import type { DroppedTrack } from '../lib/drop/describe-sounds';
import { type DropFault, FaultyDrop, type FoundFile } from '../lib/drop/found-file';
import type { FoundRelease } from '../lib/drop/read-drop';
import type { DropNotes } from './drop-notes';
import type { EditedDraft } from './edited-draft';
import { type Offer, offerDraft, type OfferedField } from './offer-draft';
import type { Uploads } from './use-uploads';

export type DropState =
  | { step: 'waiting' }
  | { step: 'reading'; done: number; total: number }
  /** `picture` is the address of the cover. */
  | { step: 'found'; found: FoundRelease; picture: string | null }
  | { step: 'failed'; fault: DropFault | 'unreachable' };

type Options = {
  edited: EditedDraft;
  edit: (change: (draft: EditedDraft) => Partial<EditedDraft>) => void;
  covers: Uploads;
  sounds: Uploads;
  notes: DropNotes;
  /** The release was sent, or changed elsewhere: nothing of it could be saved. */
  isClosed: boolean;
};

/** A folder or an archive fills the draft. See docs/product/releases.md. */
export function useReleaseDrop({ edited, edit, covers, sounds, notes, isClosed }: Options) {
  const { t } = useTranslation('pages.label.releases.drop');
  const [state, setState] = useState<DropState>({ step: 'waiting' });
  const address = useFileAddress();
  const reading = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);

  const stop = () => {
    reading.current?.abort();
    reading.current = null;
    setState({ step: 'waiting' });
  };

  /** Reads what was dropped; an earlier reading ends. */
  async function take(dropped: Promise<FoundFile[]>) {
    if (isClosed) return;
    reading.current?.abort();
    const abort = new AbortController();
    reading.current = abort;
    const { signal } = abort;
    const show = (next: DropState) => {
      if (!signal.aborted) setState(next);
    };
    show({ step: 'reading', done: 0, total: 0 });
    try {
      const files = await dropped.catch((error: unknown) => {
        throw error instanceof FaultyDrop ? error : new FaultyDrop('unreadable');
      });
      const { readDrop } = await import('../lib/drop/read-drop');
      const onProgress = (done: number, total: number) => show({ step: 'reading', done, total });
      const found = await readDrop(files, { signal, onProgress });
      const { cover } = found;
      if (!signal.aborted) show({ step: 'found', found, picture: cover && address.open(cover) });
    } catch (error) {
      if (signal.aborted) return;
      const fault = error instanceof FaultyDrop ? error.fault : 'unreachable';
      if (fault === 'unreachable') logFailure('readDrop', error);
      show({ step: 'failed', fault });
    }
  }

  /** What of it the draft takes. */
  function getOffer(
    found: FoundRelease,
    artists: readonly LabelArtist[],
    isReplacing: boolean,
  ): Offer {
    const inDraft = new Set(edited.tracks.map(({ sound }) => sound));
    const dropped = new Set(found.tracks.map(notes.getSound));
    const isThere = (track: DroppedTrack) => inDraft.has(notes.getSound(track) ?? '');
    const isComing = ({ file }: DroppedTrack) =>
      sounds.items.some(({ name, size }) => name === file.name && size === file.size);
    return offerDraft(found, edited, {
      artists,
      days: { first: dayFromToday(0), last: dayFromToday(releaseLimits.daysAhead) },
      sending: sounds.items.length,
      isCoverSending: covers.isBusy,
      isKnown: (track) => isThere(track) || isComing(track),
      isDropped: (sound) => dropped.has(sound),
      isReplacing,
    });
  }

  /** Fills the draft and sends the files, in their order. */
  function accept(found: FoundRelease, offer: Offer, replaced: ReadonlySet<OfferedField>) {
    const isTaken = (field: OfferedField) =>
      replaced.has(field) || offer.fills.some((change) => change.field === field);
    const { title, artistId, releaseDate, upc, type } = offer.values;
    const dropped = new Set(found.tracks.map(notes.getSound));
    edit(({ tracks }) => ({
      ...(title !== undefined && isTaken('title') && { title }),
      ...(artistId !== undefined && isTaken('artistId') && { artistId }),
      ...(releaseDate !== undefined && isTaken('releaseDate') && { releaseDate }),
      ...(upc !== undefined && isTaken('upc') && { upc }),
      ...(type !== undefined && isTaken('type') && { type }),
      ...(replaced.has('tracks') && { tracks: tracks.filter(({ sound }) => dropped.has(sound)) }),
    }));
    if (found.cover && isTaken('cover')) {
      for (const { id } of covers.items) covers.fieldProps.onCancel(id);
      const { cover } = found;
      covers.fieldProps.onAdd([cover.name === '' ? new File([cover], t('cover')) : cover]);
    }
    notes.note(offer.tracks);
    sounds.fieldProps.onAdd(offer.tracks.map(({ file }) => file));
    stop();
  }

  return {
    state,
    take: (dropped: Promise<FoundFile[]>) => void take(dropped),
    stop,
    getOffer,
    accept,
  };
}

export type ReleaseDrop = ReturnType<typeof useReleaseDrop>;
