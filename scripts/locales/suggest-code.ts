import { languageName } from '../build/language-folders.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const shortCodes = letters.flatMap((first) => letters.map((second) => first + second));

/** The code that a folder's name was probably meant to be: `en_US` → `en-US`, `french` → `fr`. */
export function suggestCode(name: string): string | undefined {
  const canonical = canonicalOf(name.replaceAll('_', '-'));
  if (canonical && languageName(canonical)) return canonical;
  const wanted = name.toLowerCase();
  return shortCodes.find((code) => namesOf(code).includes(wanted));
}

function canonicalOf(code: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(code)[0];
  } catch {
    return undefined;
  }
}

/** What people call a language: in English, in Spanish and in itself. */
function namesOf(code: string): string[] {
  const fallback = 'none';
  return ['en', 'es', code].flatMap((reader) => {
    const names = new Intl.DisplayNames([reader], { type: 'language', fallback });
    return names.of(code)?.toLowerCase() ?? [];
  });
}
