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

/** Reports the outcome, and offers to undo it. */
export function useForget() {
  const { t } = useTranslation('pages.listener.history');
  const [forgetDay] = useForgetDayMutation();
  const [forgetPlay] = useForgetPlayMutation();
  const [recall] = useRecallPlaysMutation();

  const undo = async ({ forgottenAt }: Forgotten) => {
    const { error } = await recall({ forgottenAt });
    if (error) showFailure('recallPlays', error, { text: t('forget.undoFailed') });
  };
  const report = (
    { data, error }: { data?: Forgotten | undefined; error?: unknown },
    text: string,
  ) => {
    if (!data) return showFailure('forgetPlays', error, { text: t('forget.failed') });
    const action = { label: t('forget.undo'), onPress: () => void undo(data) };
    return showToast({ text, action });
  };
  return {
    forgetDay: async (day: Day, name: string) =>
      report(await forgetDay(day), t('forget.day.done', { day: name })),
    forgetPlay: async ({ entryId = '', title }: Pick<Track, 'entryId' | 'title'>) =>
      report(await forgetPlay(entryId), t('forget.play.done', { title })),
  };
}
