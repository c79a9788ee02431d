export { Checkbox } from './Checkbox';
export { Field } from './Field';
export { PasswordInput } from './PasswordInput';
export { Select } from './Select';
export { TextArea } from './TextArea';
export { TextInput } from './TextInput';
