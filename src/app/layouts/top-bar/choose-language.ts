import { languageCodes } from '@/shared/contract/codes.ts';
import { changeLanguage, chosenLanguage, isSpoken } from '@/shared/i18n';

/** Languages in which a visitor can read: those that a profile can keep, too. */
export const choosableLanguages = (): string[] => languageCodes.filter(isSpoken);

/** Shows the interface in a language, now and on the next visits of this device. */
export function chooseLanguage(language: string): void {
  chosenLanguage.write(language);
  void changeLanguage(language);
}
