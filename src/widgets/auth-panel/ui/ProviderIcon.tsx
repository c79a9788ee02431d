import type { SocialProvider } from '@/shared/contract/simulated-identities.ts';

const letters: Record<SocialProvider, string> = { google: 'G', facebook: 'f', apple: 'A' };

/** A letter, because simulated buttons must not use trademarks. */
export function ProviderIcon({ provider }: { provider: SocialProvider }) {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden>
      <circle cx="10" cy="10" r="9" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <text x="10" y="14" fontSize="11" fontWeight="700" textAnchor="middle" fill="currentColor">
        {letters[provider]}
      </text>
    </svg>
  );
}
