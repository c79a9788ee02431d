import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '@/shared/api';
import { showToast } from '@/shared/ui/toast';
import { listening, resumeTogether } from '../model/listen-together';
import { useTogetherView } from '../model/together-view';
import { useStoreParts } from '../model/use-store-parts';

/** Shows nothing itself: goes on with a session after a reload, and says in toasts what became of it. */
export function TogetherOffers() {
  const { t } = useTranslation('features.listen-together');
  const store = useStoreParts();
  const { news } = useTogetherView();
  useEffect(() => {
    void resumeTogether(store);
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);
  useEffect(() => {
    if (news === null) return;
    const { kind, error } = news;
    if (kind === 'over') showToast({ text: t('news.over') });
    else if (kind === 'refused')
      showToast({ tone: 'danger', text: problemText(error, t('failed')) });
    else {
      const action = { label: t('returnToIt'), onPress: () => void listening.returnToIt() };
      showToast({ text: t(`news.${kind}`), action });
    }
    // oxlint-disable-next-line react/exhaustive-deps -- other words are no news
  }, [news]);
  return null;
}
