import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { changedParams } from './changed-params';

type Params = { readonly [name: string]: string };

/** Other texts in the address open nothing. */
const ids = /^[\w:-]{0,64}$/;

/** Marks the history entry made by opening, so that closing goes back instead of forward. */
type OpenedState = { opened?: string } | null;

/**
 * The open item or form over a list, kept in the address (`?open=ID`, `?new`). Opening is a step
 * in the history: back closes it.
 *
 * @param name parameter, for screens with several such items
 * @param known pattern of the ids
 * @param about further parameters, removed on closing
 */
export function useOpenItem(name = 'open', known = ids, about: readonly string[] = []) {
  const [params] = useSearchParams();
  const { pathname, state, hash } = useLocation();
  const navigate = useNavigate();
  const id = params.get(name);
  const isOpen = id !== null && known.test(id);
  const isOwnEntry = (state as OpenedState)?.opened === name;

  const none = Object.fromEntries(about.map((each) => [each, '']));
  const go = (changes: Params, replace: boolean, isEntry: boolean, opened?: string) => {
    const next = changedParams(params, changes);
    if (opened === undefined) next.delete(name);
    // Empty for a new item.
    else next.set(name, opened);
    void navigate(
      { pathname, search: String(next), hash },
      { replace, preventScrollReset: true, state: isEntry ? { opened: name } : null },
    );
  };
  return {
    isOpen,
    /** Empty where nothing is open, and for a new item. */
    id: isOpen ? id : '',
    /** `others` are parameters to set as well; an empty text removes one. */
    open: (next = '', others: Params = {}) =>
      go({ ...none, ...others }, isOpen, !isOpen || isOwnEntry, next),
    close: () => {
      if (!isOpen) return;
      if (isOwnEntry) void navigate(-1);
      else go(none, true, false);
    },
  };
}
