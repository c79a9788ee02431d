import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/shared/routes';

/** The token behind the hash of a mailed link, `#token=…`, or null where there is none. */
export const resetTokenIn = (hash: string): string | null =>
  new URLSearchParams(hash.replace(/^#/, '')).get('token') || null;

/**
 * The token that the page was opened with. It leaves the address bar and the history at once, so that
 * nobody finds it there, and lives in this page alone.
 */
export function useResetToken(): string | null {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null>(null);
  const arrived = resetTokenIn(hash);
  // A second link may be opened in the same tab.
  if (arrived !== null && arrived !== token) setToken(arrived);

  useEffect(() => {
    if (hash) void navigate({ pathname: paths.resetPassword, search }, { replace: true });
  }, [hash, search, navigate]);

  return arrived ?? token;
}
