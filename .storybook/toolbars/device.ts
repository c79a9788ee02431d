import './forced-colours.css';

const wishes = {
  motion: { wished: 'reduced', query: /\(\s*prefers-reduced-motion\s*(?::\s*([a-z-]+)\s*)?\)/g },
  colours: { wished: 'forced', query: /\(\s*forced-colors\s*(?::\s*([a-z-]+)\s*)?\)/g },
} as const;

type Wishes = Partial<Record<keyof typeof wishes, unknown>>;

const none = new Set(['no-preference', 'none']);

const asWished = (query: string, wished: Wishes) =>
  Object.entries(wishes).reduce(
    (found, [name, wish]) =>
      wished[name as keyof Wishes] === wish.wished
        ? found.replaceAll(wish.query, (_query, value = '') =>
            none.has(value) ? '(max-width: 0px)' : '(min-width: 0px)',
          )
        : found,
    query,
  );

function getMediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule ? getMediaRules(rule.cssRules) : []),
  ]);
}

function getRules(sheet: CSSStyleSheet): CSSMediaRule[] {
  try {
    return getMediaRules(sheet.cssRules);
  } catch {
    // Cross-origin sheets hide their rules; ours are same-origin.
    return [];
  }
}

function startPretending(wished: Wishes): () => void {
  const changed = new Map<MediaList, string>();
  const rewrite = () => {
    for (const { media } of [...document.styleSheets].flatMap(getRules)) {
      const before = media.mediaText;
      const after = asWished(before, wished);
      if (after === before) continue;
      changed.set(media, before);
      media.mediaText = after;
    }
  };
  rewrite();

  const observer = new MutationObserver(rewrite);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  // A linked sheet has no rules until it loads.
  document.head.addEventListener('load', rewrite, true);

  const ofDevice = window.matchMedia.bind(window);
  window.matchMedia = (query) => ofDevice(asWished(query, wished));

  return () => {
    observer.disconnect();
    document.head.removeEventListener('load', rewrite, true);
    window.matchMedia = ofDevice;
    for (const [media, before] of changed) media.mediaText = before;
  };
}

let current = '';
let stop = () => {};

/**
 * Emulates reduced motion or forced colours in `matchMedia` and in every sheet, also later ones.
 */
export function setDevice({ motion, colours }: Wishes): void {
  document.documentElement.toggleAttribute('data-forced', colours === wishes.colours.wished);
  const wanted = `${String(motion)} ${String(colours)}`;
  if (wanted === current) return;
  stop();
  current = wanted;
  stop = startPretending({ motion, colours });
}
