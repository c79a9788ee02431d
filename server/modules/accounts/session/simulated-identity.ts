import { simulatedIdentities, type SocialProvider } from '#contract/simulated-identities.ts';
import type { Config } from '../../../platform/config.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';

/**
 * See docs/product/account.md.
 *
 * @throws {Problem} `forbidden` outside demo mode, and for unverified identities.
 */
export function simulatedIdentity(
  provider: SocialProvider,
  body: Record<string, string>,
  { demo }: Pick<Config, 'demo'>,
): { email: string; name: string } {
  const identity = simulatedIdentities[provider];
  const isSame = Object.entries(identity).every(([key, value]) => body[key] === value);
  if (!demo || !isSame) {
    throw problem('forbidden', { error: sentences.session.socialUnavailable });
  }
  return identity;
}
