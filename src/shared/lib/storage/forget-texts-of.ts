import { deviceTexts, tabTexts } from './text-store';

/** Keys have the person's id between colons. */
export function forgetTextsOf(owner: string): void {
  for (const texts of [deviceTexts, tabTexts]) {
    for (const key of texts.keys('')) if (key.split(':').includes(owner)) texts.remove(key);
  }
}
