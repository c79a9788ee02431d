import { useState } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import { changedParams } from './use-address-choice';

type Change = (text: string, others?: { [name: string]: string }) => void;

/**
 * A typed text in the address (`?name=`), copied to state, because the address follows later and
 * would lose letters.
 */
export function useAddressText(name: string): [text: string, change: Change] {
  const [params, setParams] = useSearchParams();
  const navigationType = useNavigationType();
  const address = params.get(name) ?? '';
  const [text, setText] = useState(address);
  const [seenAddress, setSeenAddress] = useState(address);

  if (address !== seenAddress) {
    setSeenAddress(address);
    // A link or a step in the history brings its own text.
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
