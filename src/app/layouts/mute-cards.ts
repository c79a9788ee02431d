import { followPlayable } from '@/entities/offline-copy';
import { paths } from '@/shared/routes';

const music = [
  ...[paths.album, paths.artist, paths.mix, paths.playlist].map((of) => `[href^="${of('')}"]`),
  `[href="${paths.likedSongs}"]`,
];

const linksTo = (links: readonly string[]) => `:has(a:is(${links.join()}))`;

/**
 * Cards, tiles and rows whose music is not among `addresses` are muted, and say `note`. Their
 * colours and sizes are in `OfflineLine.css.ts`.
 */
function toRules(addresses: ReadonlySet<string>, note: string): string {
  const here = [...addresses].map((address) => `[href=${JSON.stringify(address)}]`);
  const missing = `[data-card]${linksTo(music)}${here.length > 0 ? `:not(${linksTo(here)})` : ''}`;
  return `
    ${missing} { color: var(--muted-card); }
    ${missing} > :first-child { opacity: 0.5; filter: grayscale(1); }
    ${missing}::after {
      content: ${JSON.stringify(note)};
      color: var(--muted-card);
      font-size: var(--muted-card-size);
    }
    ${missing}[data-card="card"]::after { margin-block-start: var(--muted-card-gap); }
    ${missing}[data-card="tile"]::after {
      position: var(--muted-tile-position, static);
      max-inline-size: 4.5em;
      clip-path: var(--muted-tile-clip, none);
      line-height: 1.2;
      text-align: end;
    }`;
}

/**
 * Says without a connection which cards lead to music that does not play, by a style sheet of its
 * own: the first visit pays nothing for it. Returns the function that ends it. See
 * docs/product/offline.md.
 */
export function muteCards(note: string): () => void {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const stop = followPlayable((addresses) => sheet.replaceSync(toRules(addresses, note)));
  return () => {
    stop();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
