import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/shared/routes';

/** `email` is '' in older emails. */
export type ResetLink = { token: string; email: string };

/** Reads `#token=…&email=…`; null without a token. */
export function resetLinkIn(hash: string): ResetLink | null {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const token = parameters.get('token');
  return token ? { token, email: parameters.get('email') ?? '' } : null;
}

/** Removes the link from the address bar and the history at once, so that nobody finds it there. */
export function useResetLink(): ResetLink | null {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState<ResetLink | null>(null);
  const arrived = resetLinkIn(hash);
  // Another link may be opened in the same tab.
  if (arrived !== null && arrived.token !== link?.token) setLink(arrived);

  useEffect(() => {
    if (hash) void navigate({ pathname: paths.resetPassword, search }, { replace: true });
  }, [hash, search, navigate]);

  return arrived ?? link;
}
