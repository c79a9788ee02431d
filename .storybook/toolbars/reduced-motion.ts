const preference = /\(\s*prefers-reduced-motion\s*(?::\s*([a-z-]+)\s*)?\)/g;

/** A media query as it answers on a device that asks for reduced motion. */
const asReduced = (query: string) =>
  query.replaceAll(preference, (_query, value?: string) =>
    value === 'no-preference' ? '(max-width: 0px)' : '(min-width: 0px)',
  );

function mediaRulesOf(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule ? mediaRulesOf(rule.cssRules) : []),
  ]);
}

function rulesOf(sheet: CSSStyleSheet): CSSMediaRule[] {
  try {
    return mediaRulesOf(sheet.cssRules);
  } catch {
    // A sheet of another origin keeps its rules to itself, and none of ours is.
    return [];
  }
}

/** Rewrites the rules and `matchMedia` of the page; the answer undoes all of it. */
function startReducing(): () => void {
  const changed = new Map<MediaList, string>();
  const rewrite = () => {
    for (const { media } of [...document.styleSheets].flatMap(rulesOf)) {
      const before = media.mediaText;
      const after = asReduced(before);
      if (after === before) continue;
      changed.set(media, before);
      media.mediaText = after;
    }
  };
  rewrite();

  const observer = new MutationObserver(rewrite);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  // A linked sheet has rules only once it has been fetched.
  document.head.addEventListener('load', rewrite, true);

  const ofDevice = window.matchMedia.bind(window);
  window.matchMedia = (query) => ofDevice(asReduced(query));

  return () => {
    observer.disconnect();
    document.head.removeEventListener('load', rewrite, true);
    window.matchMedia = ofDevice;
    for (const [media, before] of changed) media.mediaText = before;
  };
}

let stopReducing: (() => void) | null = null;

/**
 * Lets the page behave as on a device that asks for reduced motion: `matchMedia` and the media rules
 * of every style sheet, those that arrive later too. `full` leaves it to the device.
 */
export function setMotion(motion: unknown): void {
  if (motion === 'reduced') {
    stopReducing ??= startReducing();
  } else {
    stopReducing?.();
    stopReducing = null;
  }
}
