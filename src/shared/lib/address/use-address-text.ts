import { useState } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import { changedParams } from './changed-params';

type Change = (text: string, others?: { [name: string]: string }) => void;

/**
 * A text that is typed and that lives in the address (`?name=`), so that going back finds it again.
 * It is also kept beside it: the address follows a moment later, and what is typed in that moment
 * would be lost. A change may set other parameters too, or take them away with an empty text.
 */
export function useAddressText(name: string): [text: string, change: Change] {
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

  const change: Change = (next, others = {}) => {
    setText(next);
    setParams((current) => changedParams(current, { [name]: next, ...others }), {
      replace: true,
      preventScrollReset: true,
    });
  };

  return [text, change];
}
