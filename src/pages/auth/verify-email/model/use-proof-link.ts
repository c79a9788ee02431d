import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/shared/routes';

const purposes = ['address', 'change', 'staff-change', 'offer'] as const;

/** What a mailed link brings, and what it is for; `hash` is what stood behind its address. */
export type ProofLink = { token: string; purpose: (typeof purposes)[number]; hash: string };

/** The link behind the hash of its address, `#token=…&for=…`, or null where there is none. */
export function proofLinkIn(hash: string): ProofLink | null {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const token = parameters.get('token');
  const purpose = purposes.find((known) => known === parameters.get('for')) ?? 'address';
  return token ? { token, purpose, hash } : null;
}

/** The link that the page was opened with. It leaves the address bar and the history at once. */
export function useProofLink(): ProofLink | null {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState<ProofLink | null>(null);
  const arrived = proofLinkIn(hash);
  // A second link may be opened in the same tab.
  if (arrived !== null && arrived.token !== link?.token) setLink(arrived);

  useEffect(() => {
    if (hash) void navigate({ pathname: paths.verifyEmail }, { replace: true });
  }, [hash, navigate]);

  return arrived ?? link;
}
