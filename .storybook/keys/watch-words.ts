import { addons } from 'storybook/preview-api';
import { findMarks } from './find-marks';
import { showKeyLabels } from './key-label';
import './keys.css';
import { placeOfKey } from './place-of-key';
import { type Word, wordsAsked, wordsAttribute, wordsShown } from './words';

/**
 * Names the keys of all texts in the page, on their elements and to the panel, whenever the page
 * changes; the answer ends it. Only for texts that carry marks.
 */
export function watchWords(): () => void {
  const channel = addons.getChannel();
  let told: string | undefined;

  const read = () => {
    const marks = findMarks();
    const keys = new Map<Element, Set<string>>();
    for (const { key, element } of marks) {
      keys.set(element, (keys.get(element) ?? new Set()).add(key));
    }
    for (const element of document.querySelectorAll(`[${wordsAttribute}]`)) {
      if (!keys.has(element)) element.removeAttribute(wordsAttribute);
    }
    for (const [element, own] of keys) {
      const list = [...own].join(' ');
      if (element === document.documentElement) continue;
      if (element.getAttribute(wordsAttribute) !== list) element.setAttribute(wordsAttribute, list);
    }
    const named = new Map(marks.map(({ key, where }) => [`${key} ${where}`, { key, where }]));
    const now = JSON.stringify([...named.keys()]);
    if (now === told) return;
    told = now;
    const words: Word[] = [...named.values()].flatMap(({ key, where }) => {
      const place = placeOfKey(key);
      return place ? [{ key, where, ...place }] : [];
    });
    channel.emit(wordsShown, words);
  };
  const tell = () => {
    told = undefined;
    read();
  };

  const observer = new MutationObserver(read);
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-label', 'aria-valuetext', 'alt', 'title', 'placeholder'],
  });
  channel.on(wordsAsked, tell);
  const hideLabels = showKeyLabels();
  tell();

  return () => {
    observer.disconnect();
    channel.off(wordsAsked, tell);
    hideLabels();
    for (const element of document.querySelectorAll(`[${wordsAttribute}]`)) {
      element.removeAttribute(wordsAttribute);
    }
    channel.emit(wordsShown, []);
  };
}
