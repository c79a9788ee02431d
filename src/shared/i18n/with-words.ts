import { loadNamespaces } from './start-i18n';

/**
 * Waits for the catalogues too. Only the build writes calls of it
 * (`scripts/build/imported-words.ts`).
 */
export const withWords = <Module>(
  namespaces: readonly string[],
  importing: Promise<Module>,
): Promise<Module> =>
  Promise.all([importing, loadNamespaces(namespaces)]).then(([module]) => module);
