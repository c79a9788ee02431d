type Shared = { address: string; text: string };

const link = (base: string, params: Record<string, string>) =>
  `${base}?${new URLSearchParams(params).toString()}`;

/** See docs/product/music-pages.md. */
export const shareLinks = ({ address, text }: Shared) =>
  ({
    twitter: link('https://twitter.com/intent/tweet', { text, url: address }),
    facebook: link('https://www.facebook.com/sharer/sharer.php', { u: address }),
    whatsapp: link('https://wa.me/', { text: `${text} ${address}` }),
  }) as const;
