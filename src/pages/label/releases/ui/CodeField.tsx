import { useState } from 'react';
import { releaseLimits } from '@/shared/contract/release-limits.ts';
import { Field, TextInput } from '@/shared/ui/field';

type CodeFieldProps = {
  label: string;
  hint: string;
  error: string | undefined;
  /** As typed. */
  value: string;
  /** As printed; what is no code stays as it is. */
  show: (typed: string) => string;
  onChange: (value: string) => void;
};

/** An ISRC or UPC: judged and brought into its printed form when it is left. */
export function CodeField({ label, hint, error, value, show, onChange }: CodeFieldProps) {
  const [isTyping, setTyping] = useState(false);
  const settle = () => {
    setTyping(false);
    onChange(show(value.trim()));
  };
  return (
    <Field label={label} hint={hint} error={isTyping ? undefined : error}>
      <TextInput
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={releaseLimits.codeMax}
        value={value}
        onChange={({ target }) => {
          setTyping(true);
          onChange(target.value);
        }}
        onBlur={settle}
        // Sends the form without leaving the field.
        onKeyDown={({ key }) => key === 'Enter' && settle()}
      />
    </Field>
  );
}
