export { attemptKeys, useAttemptKey } from './attempt-keys';
export { newId, newOrderedId, newSeed } from './new-id';
