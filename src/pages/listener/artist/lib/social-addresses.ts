import type { SocialLinks } from '@/shared/contract/artist.ts';

export type SocialNetwork = keyof SocialLinks;

const profileAt = (origin: string, handle: string | undefined) => {
  const name = handle?.trim().replace(/^@/, '');
  return name ? `${origin}/${encodeURIComponent(name)}` : null;
};

/** Null unless it is a web address. */
function webAddress(text: string | undefined): string | null {
  const address = URL.parse(text?.trim() ?? '');
  return address && /^https?:$/.test(address.protocol) ? address.href : null;
}

/**
 * Turns handles into profile addresses and keeps a valid website. See
 * docs/product/music-pages.md.
 */
export function socialAddresses(links: SocialLinks): { network: SocialNetwork; address: string }[] {
  const addresses: Record<SocialNetwork, string | null> = {
    instagram: profileAt('https://www.instagram.com', links.instagram),
    twitter: profileAt('https://twitter.com', links.twitter),
    website: webAddress(links.website),
  };
  return (Object.keys(addresses) as SocialNetwork[]).flatMap((network) => {
    const address = addresses[network];
    return address ? [{ network, address }] : [];
  });
}
