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
    close: () => change({ new: '', concert: '' }),
  };
}
