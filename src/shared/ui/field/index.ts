export { Checkbox } from './Checkbox';
export { Checklist } from './Checklist';
export { DateInput } from './DateInput';
export { Field } from './Field';
export { PasswordInput } from './PasswordInput';
export { Select } from './Select';
export { TextArea } from './TextArea';
export { TextInput } from './TextInput';
