import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '@/shared/ui/icon-button';
import { TextInput } from './TextInput';

type PasswordInputProps = Omit<ComponentProps<typeof TextInput>, 'type' | 'trailing'> & {
  /** Name of the button while the password is hidden. */
  showLabel: string;
  /** Name of the button while it is visible. */
  hideLabel: string;
};

export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextInput
      autoComplete="current-password"
      {...rest}
      type={isShown ? 'text' : 'password'}
      trailing={
        <IconButton label={isShown ? hideLabel : showLabel} onClick={() => setIsShown(!isShown)}>
          <Icon size={18} aria-hidden />
        </IconButton>
      }
    />
  );
}
