import { addons } from 'storybook/preview-api';
import { findMarks, type FoundMark } from './find-marks';
import { showKeyLabels } from './key-label';
import './keys.css';
import { findKey } from './find-key';
import { spokenAttributes, wordsAsked, wordsAttribute, wordsShown } from './words';

function nameElements(marks: readonly FoundMark[]): void {
  const byElement = Map.groupBy(marks, ({ element }) => element);
  for (const element of document.querySelectorAll(`[${wordsAttribute}]`)) {
    if (!byElement.has(element)) element.removeAttribute(wordsAttribute);
  }
  for (const [element, own] of byElement) {
    element?.setAttribute(wordsAttribute, [...new Set(own.map(({ key }) => key))].join(' '));
  }
}

/** Keeps each element's `data-words` and the panel up to date; returns a function that stops it. */
export function watchWords(): () => void {
  const channel = addons.getChannel();
  let reported: string | undefined;

  const read = () => {
    const marks = findMarks();
    nameElements(marks);
    const named = new Map(marks.map(({ key, where }) => [`${key} ${where}`, { key, where }]));
    const now = JSON.stringify([...named.keys()]);
    if (now === reported) return;
    reported = now;
    const words = [...named.values()].flatMap(({ key, where }) => {
      const found = findKey(key);
      return found ? [{ key, where, ...found }] : [];
    });
    channel.emit(wordsShown, words);
  };
  const notify = () => {
    reported = undefined;
    read();
  };

  const observer = new MutationObserver(read);
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: spokenAttributes,
  });
  channel.on(wordsAsked, notify);
  const hideLabels = showKeyLabels();
  notify();

  return () => {
    observer.disconnect();
    channel.off(wordsAsked, notify);
    hideLabels();
    nameElements([]);
    channel.emit(wordsShown, []);
  };
}
