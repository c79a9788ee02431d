import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler, useLocation } from 'react-router-dom';

export type RouteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Address inside the application, or its parts. */
  to: To;
  /** Takes the place of the entry of history that one is at. @default false */
  replace?: boolean;
  /** What the next page finds as its location's state. */
  state?: object | null;
  /** Says that it is the current page while one is there. @default false */
  isPlace?: boolean;
};

/**
 * The bare anchor that every link stands on: within the application it changes the page without
 * loading it. The router's own brings along what only its framework mode uses, 2 kB of a first visit.
 */
export function RouteLink({
  to,
  replace,
  state,
  isPlace,
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
      aria-current={isPlace && isHere ? 'page' : undefined}
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
