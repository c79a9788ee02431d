import { Search, X } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, TextInput } from '@/shared/ui/field';
import { IconButton } from '@/shared/ui/icon-button';

type SearchBoxProps = {
  label: string;
  text: string;
  onSearch: (text: string) => void;
  /** The field, for moving the focus. */
  box: RefObject<HTMLInputElement | null>;
  className?: string;
};

export function SearchBox({ label, text, onSearch, box, className }: SearchBoxProps) {
  const { t } = useTranslation('shared.ui.filter-bar');
  const handleClear = () => {
    onSearch('');
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
