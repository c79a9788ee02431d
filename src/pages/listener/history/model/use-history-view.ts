import { useSearchParams } from 'react-router-dom';
import { changedParams, useSearchText } from '@/shared/lib/address';
import { isDay } from '../lib/days';

export type HistoryView = ReturnType<typeof useHistoryView>;

/** In the address: `?q=` and `?day=`. */
export function useHistoryView() {
  const [params, setParams] = useSearchParams();
  const { text, setText, query } = useSearchText();
  const asked = params.get('day') ?? '';
  const day = isDay(asked) ? asked : '';
  const change = (changes: { [name: string]: string }) =>
    setParams((current) => changedParams(current, changes), {
      replace: true,
      preventScrollReset: true,
    });
  return {
    text,
    day,
    question: { ...(query && { q: query }), ...(day && { day }) },
    isFiltered: text.trim() !== '' || day !== '',
    changeText: setText,
    /** Anything but a day removes the filter. */
    chooseDay: (next: string) => change({ day: isDay(next) ? next : '' }),
    reset: () => {
      setText('');
      change({ day: '', q: '' });
    },
  };
}
