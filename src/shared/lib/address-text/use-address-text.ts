import { useState } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';

/**
 * A text that is typed and that lives in the address (`?name=`), so that going back finds it again.
 * It is also kept beside it: the address follows a moment later, and what is typed in that moment
 * would be lost.
 */
export function useAddressText(name: string): [text: string, change: (text: string) => void] {
  const [params, setParams] = useSearchParams();
  const navigationType = useNavigationType();
  const address = params.get(name) ?? '';
  const [text, setText] = useState(address);
  const [seenAddress, setSeenAddress] = useState(address);

  if (address !== seenAddress) {
    setSeenAddress(address);
    // Only typing replaces; a link or a step in the history brings its own text.
    if (navigationType !== NavigationType.Replace) setText(address);
  }

  const change = (next: string) => {
    setText(next);
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        if (next === '') changed.delete(name);
        else changed.set(name, next);
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  };

  return [text, change];
}
