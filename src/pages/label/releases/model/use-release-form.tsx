import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNamedLabel } from '@/entities/label';
import {
  useChangeDraftMutation,
  useCreateDraftMutation,
  useSendReleaseMutation,
} from '@/entities/release';
import { isProblem, type Problem, problemText } from '@/shared/api';
import type { Preparation, SoundFacts } from '@/shared/contract/release.ts';
import { useFileAddress } from '@/shared/files';
import { logFailure } from '@/shared/lib/log';
import { showToast } from '@/shared/ui/toast';
import { findCodeFaults, showIsrc } from '@/shared/rules/release-codes.ts';
import { createDraftSaver, type Saving } from '../lib/draft-saver';
import { createLyricsSender } from '../lib/lyrics-sender';
import { getCode, isCodeField, readTaken, type TakenCodes } from '../lib/taken-codes';
import { takeLyrics } from '../lib/take-lyrics';
import { SavingFault } from '../ui/SavingFault';
import { getTitle } from '../lib/get-title';
import { addTrack, createDropNotes } from './drop-notes';
import { beginDraft, type EditedDraft, savedPart } from './edited-draft';
import { useReleaseDrop } from './use-release-drop';
import { useUploads } from './use-uploads';

const getProblem = (error: unknown): Problem => (isProblem(error) ? error : { kind: 'server' });

type Options = {
  /** Undefined for a new one. */
  saved: Preparation | undefined;
  onDone: () => void;
  /** Fetches what another window saved. */
  onReload?: () => void;
  /** Called once the draft is on the server, while the form is open. */
  onCreated?: (id: string) => void;
};

/**
 * The form of a release. Its draft belongs to the label and is saved on the server while it is
 * edited, because a session or connection may end at any time; the server checks it for
 * completeness once it is submitted. See docs/product/releases.md.
 */
export function useReleaseForm({ saved, onDone, onReload, onCreated }: Options) {
  const { t } = useTranslation('pages.label.releases');
  const label = useNamedLabel();
  const [create] = useCreateDraftMutation();
  const [changeDraft] = useChangeDraftMutation();
  const [sendRelease, { isLoading }] = useSendReleaseMutation();
  const [edited, setEdited] = useState(() => beginDraft(saved));
  const [createdId, setCreatedId] = useState<string | null>(null);
  const [saving, setSaving] = useState<Saving>({ state: 'saved' });
  const [savedAt, setSavedAt] = useState(saved ? new Date(saved.changedAt) : null);
  const [faults, setFaults] = useState<{ readonly [field: string]: string }>({});
  const [taken, setTaken] = useState<TakenCodes>({});
  const [refusal, setRefusal] = useState<ReactNode>(null);
  const [lyrics] = useState(() => createLyricsSender(saved?.lyrics ?? {}));
  const [saver] = useState(() =>
    createDraftSaver({
      known: saved ?? null,
      initial: savedPart(beginDraft(saved)),
      onChange: (now) => {
        setSaving(now);
        if (now.state === 'saved') setSavedAt(new Date());
      },
      save: async (draft, known, key) => {
        const part = lyrics.choose(draft);
        const { data, error } =
          known === null
            ? await create({ label, key, draft: part })
            : await changeDraft({ label, key, id: known.id, version: known.version, draft: part });
        if (known === null && data) setCreatedId(data.id);
        if (!data) return { problem: getProblem(error) };
        setTaken(readTaken(draft, data.faults));
        return { saved: data, isPart: !lyrics.noteSent(part) };
      },
    }),
  );

  const nameInAddress = useEffectEvent((id: string) => onCreated?.(id));
  useEffect(() => {
    if (createdId !== null) nameInAddress(createdId);
  }, [createdId]);
  useEffect(() => saver.keep(savedPart(edited)), [saver, edited]);
  useEffect(() => {
    const again = () => void saver.flush();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      saver.stop();
    };
  }, [saver]);

  /** Applies a change to the latest draft, so that simultaneous changes survive. */
  const edit = (change: (draft: EditedDraft) => Partial<EditedDraft>) =>
    setEdited((draft) => ({ ...draft, ...change(draft) }));

  const address = useFileAddress();
  const covers = useUploads('cover', (file, answer) => {
    const { cover } = answer as { cover: string };
    const picture = { name: file.name, size: file.size, url: address.open(file) };
    edit(() => ({ cover, picture }));
  });
  const [notes] = useState(createDropNotes);
  const sounds = useUploads('sound', (file, answer) => {
    const facts = answer as SoundFacts;
    const { sound } = facts;
    const {
      title = getTitle(file.name),
      writers = [],
      producers = [],
      isrc = '',
      lyrics: text = '',
      rank = null,
    } = notes.getTrack(file) ?? {};
    notes.noteSound(file, sound);
    const state = facts.format === 'mp3' ? 'ready' : 'preparing';
    const track = {
      sound,
      title,
      writers,
      producers,
      isInterlude: false,
      isrc: showIsrc(isrc),
      ...takeLyrics(text),
      facts,
      state,
      rank,
    } as const;
    edit(({ tracks }) => ({ tracks: addTrack(tracks, { ...track, writers, producers }) }));
  });
  const isClosed =
    saved?.status === 'pending' ||
    saved?.status === 'approved' ||
    (saving.state === 'failed' && saving.problem.kind === 'duplicate');
  const drop = useReleaseDrop({ edited, edit, covers, sounds, notes, isClosed });

  /** Leaving would lose them. */
  const hasBadLyrics = edited.tracks.some(({ lyricsFault }) => lyricsFault !== null);

  /** Saves pending changes and submits to the editors. */
  async function submit() {
    setRefusal(null);
    if (drop.state.step === 'failed') drop.stop();
    const wait = t('upload.wait');
    setFaults({ ...(covers.isBusy && { cover: wait }), ...(sounds.isBusy && { tracks: wait }) });
    if (covers.isBusy || sounds.isBusy || !(await saver.flush())) return;
    if (hasBadLyrics) {
      setRefusal(t('form.lyricsFault'));
      return;
    }
    const known = saver.known();
    if (known === null) {
      setRefusal(t('form.nothing'));
      return;
    }
    const { id, version } = known;
    const { error } = await sendRelease({ label, id, version });
    if (error === undefined) {
      showToast({ tone: 'success', text: t('form.sent') });
      onDone();
      return;
    }
    logFailure('sendRelease', error);
    const { fields = {} } = getProblem(error);
    setFaults(fields);
    setTaken(readTaken(edited, fields));
    setRefusal(problemText(error, t('form.sendFailed')));
  }

  return {
    edited,
    edit,
    covers,
    sounds,
    drop,
    isClosed,
    fault: (field: string) => {
      if (!isCodeField(field)) return faults[field];
      const { [field]: own } = findCodeFaults(edited);
      return own ? t(`code.fault.${own}`) : taken[getCode(edited, field)];
    },
    work: {
      isChanged:
        saving.state !== 'saved' || hasBadLyrics || covers.items.length + sounds.items.length > 0,
      savedAt: saving.state === 'saved' && !hasBadLyrics ? savedAt : null,
      isRecovered: false,
      begin: () => undefined,
      settle: saver.flush,
      refusal:
        saving.state === 'failed' ? (
          <SavingFault
            problem={saving.problem}
            onRetry={() => void saver.flush()}
            onReload={onReload}
          />
        ) : (
          refusal
        ),
      isPending: isLoading,
      submit,
    },
  };
}
