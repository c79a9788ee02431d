import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler, useLocation } from 'react-router-dom';

export type RouteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: To;
  /** Replaces the history entry. */
  replace?: boolean;
  /** The next location's state. */
  state?: object | null;
  /** Marks the current page. */
  hasCurrentMark?: boolean;
};

/** The router's own link adds 2 kB to a first visit. */
export function RouteLink({
  to,
  replace,
  state,
  hasCurrentMark,
  onClick,
  children,
  ...rest
}: RouteLinkProps) {
  const href = useHref(to);
  const isHere = useLocation().pathname === href.split('?')[0];
  const follow = useLinkClickHandler(to, {
    state,
    ...(replace !== undefined && { replace }),
    ...(rest.target !== undefined && { target: rest.target }),
  });
  return (
    <a
      aria-current={hasCurrentMark && isHere ? 'page' : undefined}
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
