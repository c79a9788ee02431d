import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/shared/routes';

const purposes = ['address', 'change', 'staff-change', 'offer', 'student'] as const;

/** `hash` is that of the address. */
export type ProofLink = { token: string; purpose: (typeof purposes)[number]; hash: string };

/** Reads `#token=…&for=…`; null without a token. */
export function proofLinkIn(hash: string): ProofLink | null {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const token = parameters.get('token');
  const purpose = purposes.find((known) => known === parameters.get('for')) ?? 'address';
  return token ? { token, purpose, hash } : null;
}

/** Removes the link from the address bar and the history at once. */
export function useProofLink(): ProofLink | null {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState<ProofLink | null>(null);
  const arrived = proofLinkIn(hash);
  // Another link may be opened in the same tab.
  if (arrived !== null && arrived.token !== link?.token) setLink(arrived);

  useEffect(() => {
    if (hash) void navigate({ pathname: paths.verifyEmail }, { replace: true });
  }, [hash, navigate]);

  return arrived ?? link;
}
