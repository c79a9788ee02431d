export { dayFromToday } from './day-from-today';
export { daySchema } from './day-schema';
export { differs } from './differs';
export { fieldSentence } from './field-sentence';
export { lazySchema } from './lazy-schema';
export { showFieldProblems } from './show-field-problems';
export { useFormDraft } from './use-form-draft';
export { usePrefetchedSchema } from './use-prefetched-schema';
