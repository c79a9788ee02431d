import { useTranslation } from 'react-i18next';
import { useChangeConcertMutation } from '@/entities/concert';
import type { CreatedPlace } from '@/entities/outbox';
import { keepConcert, type NewConcert } from '@/features/create-concert';
import { isProblem, sendFile } from '@/shared/api';
import { stagedPicture } from '@/shared/contract/concert-choices.ts';
import type { Concert } from '@/shared/contract/concert.ts';
import { readFile } from '@/shared/files';
import { logFailure } from '@/shared/lib/log';
import { showToast } from '@/shared/ui/toast';
import { changeOf, type ConcertValues, filledOf } from './concert-values';

/** A file that was chosen now, or the one that waits on this device already. */
export type ChosenPicture = File | 'kept' | null;

type Saving = { values: ConcertValues; picture: ChosenPicture };

/** What went wrong: in words, what the server says of which field, and whether somebody else was faster. */
type Failure = { text: string; problem?: unknown; isOutdated?: boolean };

/**
 * Keeps a new concert on this device alone, or changes one that was delivered. Each answers what went wrong, or null;
 * `sent`: the server may have it, and nothing was changed; `gone`: it was discarded.
 */
export function useSaveConcert(place: CreatedPlace) {
  const { t } = useTranslation('pages.promotion.concerts');
  const [change] = useChangeConcertMutation();

  async function keep(
    { values, picture }: Saving,
    former: NewConcert | null,
  ): Promise<Failure | 'sent' | 'gone' | null> {
    const { title } = values;
    try {
      const kept = await keepConcert({ place, filled: filledOf(values), picture, former });
      if (kept === 'sent' || kept === 'gone') return kept;
      if (kept === 'full') return { text: t('form.full') };
      showToast({ tone: 'success', text: t('created') });
      if (kept === 'failed') showToast({ tone: 'danger', text: t('noRoom', { title }) });
      return null;
    } catch (error) {
      logFailure('createConcert', error);
      return { text: t('form.failed') };
    }
  }

  async function put(
    { values, picture }: Saving,
    { id, version }: Concert,
  ): Promise<Failure | null> {
    const staged = picture instanceof File ? await stage(picture) : null;
    if (staged?.failure) return { text: staged.failure.message ?? t('change.noPicture') };
    const body = {
      ...changeOf(values),
      ...(staged && { venueImage: staged.venueImage }),
      version,
    };
    const { error } = await change({ id, artistId: place.artistId, body });
    const kind = isProblem(error) ? error.kind : null;
    if (kind === 'duplicate') return { text: t('change.elsewhere'), isOutdated: true };
    if (kind === 'not-found') return { text: t('change.gone') };
    if (error) return { text: t('change.failed'), problem: error };
    showToast({ tone: 'success', text: t('change.done', { title: values.title }) });
    return null;
  }

  return { keep, put };
}

/** The picture of a discarded concert as one of the new one, which it goes with; null where it is no longer there. */
export async function chosenAgain(fileKey: string, name: string): Promise<File | null> {
  const file = await readFile(fileKey).catch(() => null);
  return file && new File([file], name, { type: file.type });
}

/** Sends a picture, for the change that names it. */
async function stage(file: File) {
  const sent = await sendFile({
    path: '/promotion/uploads/concert-picture',
    file,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  if (sent === null || 'problem' in sent) {
    return { failure: { message: sent?.problem.message }, venueImage: '' };
  }
  const { picture } = sent.answer as { picture: string };
  return { failure: null, venueImage: `${stagedPicture}${picture}` };
}
