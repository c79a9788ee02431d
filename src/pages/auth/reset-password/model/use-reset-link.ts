import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/shared/routes';

/** What a link brings; older mails do not say whose account it is, `email` is '' then. */
export type ResetLink = { token: string; email: string };

/** The link behind the hash of its address, `#token=…&email=…`, or null where there is none. */
export function resetLinkIn(hash: string): ResetLink | null {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const token = parameters.get('token');
  return token ? { token, email: parameters.get('email') ?? '' } : null;
}

/**
 * The link that the page was opened with. It leaves the address bar and the history at once, so that
 * nobody finds it there, and lives in this page alone.
 */
export function useResetLink(): ResetLink | null {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState<ResetLink | null>(null);
  const arrived = resetLinkIn(hash);
  // A second link may be opened in the same tab.
  if (arrived !== null && arrived.token !== link?.token) setLink(arrived);

  useEffect(() => {
    if (hash) void navigate({ pathname: paths.resetPassword, search }, { replace: true });
  }, [hash, search, navigate]);

  return arrived ?? link;
}
