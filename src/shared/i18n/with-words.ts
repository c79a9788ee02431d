import { loadNamespaces } from './start-i18n';

/**
 * Resolves to a module once its catalogues have loaded too. Only the build writes calls of it
 * (`scripts/build/imported-words.ts`).
 */
export const withWords = <Module>(
  namespaces: readonly string[],
  importing: Promise<Module>,
): Promise<Module> =>
  Promise.all([importing, loadNamespaces(namespaces)]).then(([module]) => module);
