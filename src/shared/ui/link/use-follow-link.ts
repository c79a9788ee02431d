import type { MouseEvent } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';

const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

/** Leaves clicks that the browser handles, such as for a new tab. */
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
