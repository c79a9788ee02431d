export { fnv1a } from './fnv1a';
export { type Random, mulberry32 } from './mulberry32';
