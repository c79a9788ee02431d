export { type NewConcert, newConcerts } from './model/concerts';
export { keepConcert } from './model/keep-concert';
export { stageConcert } from './model/stage-concert';
