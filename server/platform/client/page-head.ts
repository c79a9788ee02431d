import { escapeHtml } from '../escape-html.ts';

type Picture = { path: string; side: number };

/** For link previews. Paths begin with `/`. */
export type PageMetadata = {
  title: string;
  description: string;
  path: string;
  type: string;
  /** Pixels. */
  image?: Picture;
  properties?: readonly (readonly [property: string, content: string])[];
  links?: readonly (readonly [property: string, path: string])[];
};

/** Characters. */
const descriptionMax = 200;

const genericTags = /[ \t]*<(?:title>[^<]*<\/title>|meta name="description"[^>]*>)\n?/g;

/** All texts are escaped. `origin` has no trailing slash. Source: https://ogp.me. */
export function withHead(
  html: string,
  metadata: PageMetadata,
  { origin, siteName }: { origin: string; siteName: string },
): string {
  const { title, type, image, properties = [], links = [] } = metadata;
  const description = shorten(metadata.description);
  const address = origin + metadata.path;
  const tags = [
    `<title>${escaped(`${title} · ${siteName}`)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    `<link rel="canonical" href="${escaped(address)}" />`,
    ...[
      ['og:site_name', siteName],
      ['og:type', type],
      ['og:title', title],
      ['og:description', description],
      ['og:url', address],
      ...(image ? getPicture(title, { ...image, origin }) : []),
      ...properties,
      ...links.map(([property, path]) => [property, origin + path]),
    ].map(([property = '', content = '']) => metaTag('property', property, content)),
    metaTag('name', 'twitter:card', 'summary'),
  ];
  return html
    .replaceAll(genericTags, '')
    .replace('</head>', () => `  ${tags.join('\n    ')}\n  </head>`);
}

function getPicture(title: string, { origin, path, side }: Picture & { origin: string }) {
  return [
    ['og:image', origin + path],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', String(side)],
    ['og:image:height', String(side)],
    ['og:image:alt', title],
  ];
}

const metaTag = (attribute: 'name' | 'property', key: string, content: string) =>
  `<meta ${attribute}="${key}" content="${escaped(content)}" />`;

function escaped(text: string): string {
  return escapeHtml(text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim());
}

function shorten(text: string): string {
  const signs = [...text.replaceAll(/\s+/g, ' ').trim()];
  if (signs.length <= descriptionMax) return signs.join('');
  return `${signs
    .slice(0, descriptionMax - 3)
    .join('')
    .replace(/\s\S*$/, '')}...`;
}
