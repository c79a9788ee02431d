import type { SocialLinks } from '@/shared/contract/artist.ts';

export type SocialNetwork = keyof SocialLinks;

const profileAt = (origin: string, handle: string | undefined) => {
  const name = handle?.trim().replace(/^@/, '');
  return name ? `${origin}/${encodeURIComponent(name)}` : null;
};

/** The address as a browser reads it, or null where it is not one of the web. */
function webAddress(text: string | undefined): string | null {
  const address = URL.parse(text?.trim() ?? '');
  return address && /^https?:$/.test(address.protocol) ? address.href : null;
}

/**
 * Where else an artist can be found: handles become profile addresses, a website stays what it is if
 * it is one. See docs/product/music-pages.md.
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
