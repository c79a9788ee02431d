import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import * as styles from './Menu.css';

type MenuRadioGroupProps<Value extends string> = {
  label: string;
  value: Value;
  /** Called on another choice; the menu closes. */
  onValueChange: (value: Value) => void;
  /** `lang` for labels in their own language. */
  options: readonly { value: Value; label: string; lang?: string }[];
};

export function MenuRadioGroup<Value extends string>({
  label,
  value,
  onValueChange,
  options,
}: MenuRadioGroupProps<Value>) {
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onValueChange(option.value);
  };
  return (
    <RadixMenu.RadioGroup aria-label={label} value={value} onValueChange={choose}>
      {options.map((option) => (
        <RadixMenu.RadioItem key={option.value} value={option.value} className={styles.item}>
          <span className={styles.icon} aria-hidden>
            <RadixMenu.ItemIndicator>
              <Check size={16} />
            </RadixMenu.ItemIndicator>
          </span>
          <span className={styles.label} lang={option.lang}>
            {option.label}
          </span>
        </RadixMenu.RadioItem>
      ))}
    </RadixMenu.RadioGroup>
  );
}
