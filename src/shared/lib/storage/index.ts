export { type StoredValue, storedValue } from './stored-value';
