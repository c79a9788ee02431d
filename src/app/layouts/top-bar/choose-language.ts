import { languageCodes } from '@/shared/contract/codes.ts';
import { changeLanguage, chosenLanguage, isSpoken } from '@/shared/i18n';

/** Only languages that a profile can store. */
export const choosableLanguages = (): string[] => languageCodes.filter(isSpoken);

export function chooseLanguage(language: string): void {
  chosenLanguage.write(language);
  void changeLanguage(language);
}
