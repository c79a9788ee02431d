import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useCancelConcertMutation,
  useLazyConcertsQuery,
  useRemoveConcertMutation,
} from '@/entities/concert';
import { isProblem } from '@/shared/api';
import type { Concert } from '@/shared/contract/concert.ts';
import { showFailure, showToast } from '@/shared/ui/toast';
import { type ChangedField, useFieldWords } from './use-field-words';

type Ending = {
  /** A cancelled concert stays in the list; a removed one is gone. */
  act: 'cancel' | 'remove';
  /** The version that the user saw. */
  concert: Concert;
  artistId: string | undefined;
  onClose: () => void;
};

/**
 * Ends a concert in the version that the user saw. After a conflict nothing is done: `changed`
 * lists the differences, `seen` is the current version, and `end` can be called again. See
 * docs/product/concerts.md.
 */
export function useEndConcert({ act, concert, artistId, onClose }: Ending) {
  const { t } = useTranslation('pages.promotion.concerts');
  const [cancel, cancelling] = useCancelConcertMutation();
  const [remove, removing] = useRemoveConcertMutation();
  const [read, reading] = useLazyConcertsQuery();
  const { changedFields } = useFieldWords();
  const [seen, setSeen] = useState(concert);
  const [changed, setChanged] = useState<readonly ChangedField[] | null>(null);
  const { id, title, version } = seen;

  async function lookAgain(): Promise<boolean> {
    const { data } = await read({ artistId });
    const now = data?.find((each) => each.id === id);
    if (!now) return false;
    setSeen(now);
    setChanged(changedFields(seen, now));
    return true;
  }

  async function end(): Promise<void> {
    const { error } = await (act === 'cancel' ? cancel : remove)({ id, artistId, version });
    const kind = isProblem(error) ? error.kind : null;
    if (kind === 'duplicate' && (await lookAgain())) return;
    if (kind === 'not-found') showToast({ tone: 'danger', text: t('ended.gone', { title }) });
    else if (error) showFailure(`${act}Concert`, error, { text: t(`${act}.failed`) });
    else showToast({ tone: 'success', text: t(`${act}.done`, { title }) });
    onClose();
  }

  const isPending = cancelling.isLoading || removing.isLoading || reading.isFetching;
  return { seen, changed, isPending, end };
}
