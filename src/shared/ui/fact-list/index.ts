export { type Fact, FactList } from './FactList';
