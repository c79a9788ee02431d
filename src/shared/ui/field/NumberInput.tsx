import type { ComponentProps } from 'react';
import { TextInput } from './TextInput';

type NumberInputProps = Omit<ComponentProps<typeof TextInput>, 'type' | 'inputMode'> & {
  /** Decimals may be typed; the keys of phones then have a comma. */
  hasDecimals?: boolean;
};

/**
 * A number, as a text that `readNumber` reads: browsers make 1 of '1.000' in a field of their own, and
 * the wheel changes it.
 */
export function NumberInput({ hasDecimals = false, ...rest }: NumberInputProps) {
  return <TextInput autoComplete="off" inputMode={hasDecimals ? 'decimal' : 'numeric'} {...rest} />;
}
