import type { MouseEvent } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';

const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

/**
 * Answers a click on (or in) a `RowLink` as the router's own links do: within the application, and
 * in place of the entry of history where it leads to where one is. What else a browser does with a
 * click, such as opening a new tab, is left to it.
 */
export function useFollowLink() {
  const navigate = useNavigate();
  const here = createPath(useLocation());
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const address = link?.getAttribute('href');
    if (!address?.startsWith('/') || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    void navigate(address, { replace: address === here });
  };
}
