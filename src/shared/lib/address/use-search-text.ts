import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { searchLimits } from '@/shared/contract/limits.ts';
import { changedParams } from './use-address-choice';

/** Milliseconds. See docs/product/search.md. */
const restMs = 500;

export function useSearchText(name = 'q') {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const navigationType = useNavigationType();
  const address = (params.get(name) ?? '').slice(0, searchLimits.queryMax);
  const [text, setText] = useState(address);
  const [seenAddress, setSeenAddress] = useState(address);

  if (address !== seenAddress) {
    setSeenAddress(address);
    // A link or a step in the history brings its own query.
    if (navigationType !== NavigationType.Replace) setText(address);
  }

  const commit = (next: string) => {
    if (next.trim() !== address.trim())
      setParams((current) => changedParams(current, { [name]: next.trim() }), { replace: true });
  };

  useEffect(() => {
    if (text.trim() === address.trim()) return undefined;
    const { href } = window.location;
    const search = () => {
      const state = window.history.state as { key?: string } | null;
      // The user is already leaving, or the router has another address than this render.
      const isBehind = (state?.key ?? key) !== key;
      if (window.location.href === href && !isBehind) commit(text);
    };
    const timer = setTimeout(search, text.trim() ? restMs : 0);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- typing restarts the rest, and another address of this page
  }, [text, key]);

  return { text, setText, query: address.trim(), commit: () => commit(text) };
}
