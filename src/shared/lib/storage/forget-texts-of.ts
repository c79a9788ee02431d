import { deviceTexts, tabTexts } from './kept-texts';

/** Removes what this browser keeps of a person: each key that has their id between its colons. */
export function forgetTextsOf(owner: string): void {
  for (const texts of [deviceTexts, tabTexts]) {
    for (const key of texts.keys('')) if (key.split(':').includes(owner)) texts.remove(key);
  }
}
