import { followPlayable } from '@/entities/offline-copy';
import { paths } from '@/shared/routes';

const music = [
  ...[paths.album, paths.artist, paths.mix, paths.playlist].map((of) => `[href^="${of('')}"]`),
  `[href="${paths.likedSongs}"]`,
];

const linksTo = (links: readonly string[]) => `:has(a:is(${links.join()}))`;

/**
 * Cards, tiles and rows whose music is not among `addresses` are muted. Cards say `note` on their
 * picture, the others to screen readers alone: nothing moves. Colours and sizes are in
 * `OfflineLine.css.ts`.
 */
function toRules(addresses: ReadonlySet<string>, note: string): string {
  const here = [...addresses].map((address) => `[href=${JSON.stringify(address)}]`);
  const missing = `[data-card]${linksTo(music)}${here.length > 0 ? `:not(${linksTo(here)})` : ''}`;
  return `
    ${missing} { color: var(--muted-card); }
    ${missing} > :first-child { opacity: 0.5; filter: grayscale(1); }
    ${missing}::after {
      content: ${JSON.stringify(note)};
      position: absolute;
      clip-path: inset(50%);
    }
    ${missing}[data-card="card"] { position: relative; }
    ${missing}[data-card="card"]::after {
      inset: var(--muted-card-gap) auto auto var(--muted-card-gap);
      clip-path: none;
      padding: 0 var(--muted-card-gap);
      border-radius: var(--muted-card-radius);
      background: var(--muted-card-back);
      font-size: var(--muted-card-size);
      pointer-events: none;
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
