import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { changedParams } from './changed-params';

type Params = { readonly [name: string]: string };

/** What ids look like; what an address says otherwise opens nothing. */
const ids = /^[\w:-]{0,64}$/;

/** On the entry of the history that opening made, so that closing goes back instead of on. */
type OpenedState = { opened?: string } | null;

/**
 * A thing whose details, or whose form, are open over a list, kept in the address (`?open=ID`, `?new`). Opening is a step in
 * the history: back closes, and a reload opens again.
 *
 * @param name the parameter, of its own where a screen has several such things
 * @param known what ids look like, where they are more than letters and digits
 * @param about further parameters of what is open, which go when it closes
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
    // Empty for something new.
    else next.set(name, opened);
    void navigate(
      { pathname, search: String(next), hash },
      { replace, preventScrollReset: true, state: isEntry ? { opened: name } : null },
    );
  };
  return {
    isOpen,
    /** Empty where nothing is open, and of a form for something new. */
    id: isOpen ? id : '',
    /** What is open gives way to what is opened then. `others` are parameters that change with it; an empty text takes one away. */
    open: (next = '', others: Params = {}) =>
      go({ ...none, ...others }, isOpen, !isOpen || isOwnEntry, next),
    close: () => {
      if (!isOpen) return;
      if (isOwnEntry) void navigate(-1);
      else go(none, true, false);
    },
  };
}
