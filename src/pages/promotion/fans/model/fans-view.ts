import { useSearchParams } from 'react-router-dom';
import { changedParams } from '@/shared/lib/address';

const dialogs = ['', 'campaign', 'notification'] as const;

/** What is looked at and what is being filled in, kept in the address so that links and reload find it again. */
export function useFansView() {
  const [params, setParams] = useSearchParams();
  const asked = dialogs.find((name) => name === params.get('new')) ?? '';
  const change = (changes: { [name: string]: string }) =>
    setParams((current) => changedParams(current, changes), {
      replace: true,
      preventScrollReset: true,
    });
  return {
    /** Which form is open with something new; empty where none is. */
    asked,
    /** The concert that it is about, where another screen said so. */
    concertId: params.get('concert') ?? undefined,
    ask: (name: (typeof dialogs)[number]) => change({ new: name }),
    /** The same for an artist, in a list of all artists of a label. */
    askFor: (name: (typeof dialogs)[number], artist: string) =>
      change({ new: name, artist, label: '' }),
    close: () => change({ new: '', concert: '' }),
  };
}
