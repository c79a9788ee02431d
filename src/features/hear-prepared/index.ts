export { type Hearing, useHearing } from './model/use-hearing';
