import { Search, X } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, TextInput } from '@/shared/ui/field';
import { IconButton } from '@/shared/ui/icon-button';

type SearchBoxProps = {
  /** Names the field, and says in it what it looks at. */
  label: string;
  /** What is typed. */
  text: string;
  /** Something was typed, or taken away. */
  onSearch: (text: string) => void;
  /** The field, for a focus that has to go somewhere. */
  box: RefObject<HTMLInputElement | null>;
  className?: string;
};

/** A field that narrows a list down, with a way to empty it. */
export function SearchBox({ label, text, onSearch, box, className }: SearchBoxProps) {
  const { t } = useTranslation('shared.ui.filter-bar');
  const handleClear = () => {
    onSearch('');
    // What was pressed goes away.
    box.current?.focus();
  };
  return (
    <Field label={label} isLabelHidden {...(className && { className })}>
      <TextInput
        ref={box}
        type="search"
        value={text}
        placeholder={label}
        icon={<Search size={18} />}
        onChange={({ target }) => onSearch(target.value)}
        trailing={
          text && (
            <IconButton label={t('clear')} size="small" onClick={handleClear}>
              <X size={16} aria-hidden />
            </IconButton>
          )
        }
      />
    </Field>
  );
}
