import { useTranslation } from 'react-i18next';
import {
  useAddRecentSearchMutation,
  useForgetRecentSearchesMutation,
  useRecentSearchesQuery,
} from '@/entities/search';
import { useViewer } from '@/entities/session';
import { searchLimits } from '@/shared/contract/limits.ts';
import { logFailure } from '@/shared/lib/log';
import { createStoredValue, useStoredValue } from '@/shared/lib/storage';
import { showFailure } from '@/shared/ui/toast';

const isTexts = (candidate: unknown): candidate is readonly string[] =>
  Array.isArray(candidate) && candidate.every((text) => typeof text === 'string');

/** Of visitors, on their device. */
const onDevice = createStoredValue('recent-searches', isTexts);

/** The latest first; of the account, or of this device for a visitor. */
export function useRecentSearches() {
  const { t } = useTranslation('features.keep-searches');
  const isSignedIn = useViewer() !== null;
  const ofAccount = useRecentSearchesQuery(undefined, { skip: !isSignedIn });
  const ofDevice = useStoredValue(onDevice) ?? [];
  const [send] = useAddRecentSearchMutation();
  const [forget] = useForgetRecentSearchesMutation();

  const recent = isSignedIn ? (ofAccount.data ?? []) : ofDevice;
  const without = (query: string) => ofDevice.filter((each) => each !== query);

  async function addSearch(typed: string) {
    const query = typed.trim();
    if (query === '' || query === recent[0]) return;
    if (isSignedIn) {
      const { error } = await send(query);
      if (error) logFailure('addRecentSearch', error);
    } else onDevice.write([query, ...without(query)].slice(0, searchLimits.recent));
  }

  /** All of them without a query. */
  async function forgetSearches(query?: string) {
    if (isSignedIn) {
      const { error } = await forget(query);
      if (error) showFailure('forgetRecentSearches', error, { text: t('failed') });
    } else onDevice.write(query === undefined ? [] : without(query));
  }

  const isKnown = !isSignedIn || ofAccount.data !== undefined;
  return { recent, isOfAccount: isSignedIn, isKnown, addSearch, forgetSearches };
}
