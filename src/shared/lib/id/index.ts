export { attemptKeys, newId, newOrderedId, newSeed, useAttemptKey } from './attempt-keys';
