export { Checkbox } from './Checkbox';
export { Field } from './Field';
export { PasswordInput } from './PasswordInput';
export { Select } from './Select';
export { TextInput } from './TextInput';
