import { loadNamespaces } from './start-i18n';

/** Only the build writes calls of it (`scripts/build/imported-words.ts`). */
export const withWords = <Module>(
  namespaces: readonly string[],
  importing: Promise<Module>,
): Promise<Module> =>
  Promise.all([importing, loadNamespaces(namespaces)]).then(([module]) => module);
