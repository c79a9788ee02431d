import type { ComponentProps } from 'react';
import { TextInput } from './TextInput';

type NumberInputProps = Omit<ComponentProps<typeof TextInput>, 'type' | 'inputMode'> & {
  /** Allows decimals. */
  hasDecimals?: boolean;
};

/** Text for `readNumber`: a number field reads '1.000' as 1 and changes with the wheel. */
export function NumberInput({ hasDecimals = false, ...rest }: NumberInputProps) {
  return <TextInput autoComplete="off" inputMode={hasDecimals ? 'decimal' : 'numeric'} {...rest} />;
}
