import i18next, { type PostProcessorModule } from 'i18next';

type Resolved = { i18nResolved?: { usedLng?: string } };

const standIns = new Set<string>();

const collector: PostProcessorModule = {
  type: 'postProcessor',
  name: 'stand-ins',
  process(text: string, _keys: string | string[], options: Resolved) {
    if (options.i18nResolved?.usedLng !== 'es' || i18next.language === 'es') return text;
    for (const part of text.split(/<\/?\d+>/)) standIns.add(part.trim());
    return text;
  },
};

const spoken = ['aria-label', 'alt', 'title'];
const marked = new WeakSet<Element>();
let isWatching = false;
let waiting = 0;

/** Texts that screen readers read for the element itself. */
function getTexts(element: Element): string[] {
  const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  return [...own.map((node) => node.nodeValue), ...spoken.map((name) => element.getAttribute(name))]
    .map((text) => text?.trim() ?? '')
    .filter((text) => /\p{L}/u.test(text));
}

const isStandIn = (text: string) => standIns.has(text);

function isSpanish(element: Element): boolean {
  const own = getTexts(element);
  if (own.length === 0 || !own.every(isStandIn)) return false;
  return [...element.querySelectorAll('*')].every((inside) => getTexts(inside).every(isStandIn));
}

function markNow() {
  waiting = 0;
  const isForeign = i18next.language !== 'es';
  for (const element of document.body.querySelectorAll('*')) {
    // Elements with their own `lang` keep it.
    if (element.hasAttribute('lang') && !marked.has(element)) continue;
    if (isForeign && isSpanish(element)) {
      marked.add(element);
      if (!element.hasAttribute('lang')) element.setAttribute('lang', 'es');
    } else if (marked.delete(element)) element.removeAttribute('lang');
  }
}

/**
 * Gives `lang="es"` to elements with Spanish stand-ins only; names of music have no known
 * language.
 */
export function markSpanish(): void {
  if (isWatching) return;
  isWatching = true;
  i18next.use(collector);
  i18next.options.postProcess = [i18next.options.postProcess || [], collector.name].flat();
  i18next.options.postProcessPassResolved = true;
  new MutationObserver(() => {
    waiting ||= requestAnimationFrame(markNow);
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: spoken,
  });
}
