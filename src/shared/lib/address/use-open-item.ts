import { useRef } from 'react';
import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { changedParams } from './use-address-choice';

type Params = { readonly [name: string]: string };

const ids = /^[\w:-]{0,64}$/;

/** Marks an entry made by opening, so that closing goes back. */
type OpenedState = { opened?: string } | null;

/**
 * The open item or form over a list, kept in the address (`?open=ID`, `?new`); back closes it.
 *
 * @param about further parameters, removed on closing
 */
export function useOpenItem(name = 'open', known = ids, about: readonly string[] = []) {
  const [params] = useSearchParams();
  const location = useLocation();
  const { pathname, state, hash } = location;
  const navigate = useNavigate();
  const id = params.get(name);
  const isOpen = id !== null && known.test(id);
  const isOwnEntry = (state as OpenedState)?.opened === name;

  // The address is late while the opened part loads; a second press must not add a second entry.
  const openedAt = useRef<Location | null>(null);

  const none = Object.fromEntries(about.map((each) => [each, '']));
  const go = (changes: Params, replace: boolean, isEntry: boolean, opened?: string) => {
    const next = changedParams(params, changes);
    if (opened === undefined) next.delete(name);
    else next.set(name, opened);
    void navigate(
      { pathname, search: String(next), hash },
      { replace, preventScrollReset: true, state: isEntry ? { opened: name } : null },
    );
  };
  return {
    isOpen,
    id: isOpen ? id : '',
    open: (next = '', others: Params = {}) => {
      const isOpening = openedAt.current === location;
      openedAt.current = location;
      go({ ...none, ...others }, isOpen || isOpening, !isOpen || isOwnEntry, next);
    },
    /** For a link, which opens as `open` does. */
    linkTo: (next: string) => ({
      to: { search: String(changedParams(params, { [name]: next })) },
      state: { opened: name } satisfies OpenedState,
    }),
    close: () => {
      if (!isOpen) return;
      if (isOwnEntry) void navigate(-1);
      else go(none, true, false);
    },
  };
}
