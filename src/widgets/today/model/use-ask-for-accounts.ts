import { useTranslation } from 'react-i18next';
import { problemText } from '@/shared/api';
import { logFailure } from '@/shared/lib/log';
import { showToast } from '@/shared/ui/toast';
import { useAskForAccountsMutation } from '../api/today-api';

/** Asks payees for their missing accounts, and says how many were asked. */
export function useAskForAccounts() {
  const { t, i18n } = useTranslation('widgets.today');
  const [send, { isLoading }] = useAskForAccountsMutation();
  return {
    isPending: isLoading,
    /** @param receivers by default all who wait for money and were not asked lately. */
    ask: async (receivers?: string[]) => {
      const { data, error } = await send(receivers === undefined ? {} : { receivers });
      if (data === undefined) {
        logFailure('askForAccounts', error);
        showToast({ tone: 'danger', text: problemText(error, t('notAsked')) });
        return;
      }
      const { asked, nobody } = data;
      const names = new Intl.ListFormat(i18n.language).format(nobody);
      const said = [
        asked > 0 && t('asked', { count: asked }),
        nobody.length > 0 && t('askedNobody', { names }),
        asked + nobody.length === 0 && t('askedBefore'),
      ];
      const tone = nobody.length > 0 ? 'danger' : 'success';
      showToast({ tone, text: said.filter(Boolean).join(' ') });
    },
  };
}
