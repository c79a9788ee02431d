export { TagField } from './TagField';
