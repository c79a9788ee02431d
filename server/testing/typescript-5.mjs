// Preloaded into a generator that calls the API of TypeScript 5, which the project's own has not.
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === 'typescript' ? '@tsd/typescript' : specifier, context),
});
