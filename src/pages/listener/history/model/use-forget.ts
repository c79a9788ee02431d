import { useTranslation } from 'react-i18next';
import type { Forgotten } from '@/shared/contract/history.ts';
import type { Track } from '@/shared/contract/track.ts';
import { showFailure, showToast } from '@/shared/ui/toast';
import {
  useForgetDayMutation,
  useForgetPlayMutation,
  useRecallPlaysMutation,
} from '../api/history-api';
import type { Day } from '../lib/days';

/** Reports the outcome; what was removed can be brought back. */
export function useForget() {
  const { t } = useTranslation('pages.listener.history');
  const [forgetDay] = useForgetDayMutation();
  const [forgetPlay] = useForgetPlayMutation();
  const [recall] = useRecallPlaysMutation();

  /** Returns whether it is back. */
  const undo = async ({ forgottenAt }: Pick<Forgotten, 'forgottenAt'>): Promise<boolean> => {
    const { error } = await recall({ forgottenAt });
    if (error) showFailure('recallPlays', error, { text: t('forget.undoFailed') });
    return !error;
  };
  const fail = (error: unknown) => showFailure('forgetPlays', error, { text: t('forget.failed') });
  return {
    recallDay: undo,
    /** Returns what undoes it; null after a failure. */
    forgetDay: async (day: Day): Promise<Forgotten | null> => {
      const { data, error } = await forgetDay(day);
      if (!data) fail(error);
      return data ?? null;
    },
    forgetPlay: async ({ entryId = '', title }: Pick<Track, 'entryId' | 'title'>) => {
      const { data, error } = await forgetPlay(entryId);
      if (!data) return fail(error);
      const action = { label: t('forget.undo'), onPress: () => void undo(data) };
      return showToast({ text: t('forget.play.done', { title }), action });
    },
  };
}
