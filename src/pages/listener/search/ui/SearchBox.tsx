import { Search, X } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { SearchState } from '@/shared/routes';
import { Field, TextInput } from '@/shared/ui/field';
import { IconButton } from '@/shared/ui/icon-button';
import * as styles from './SearchPage.css';

type SearchBoxProps = {
  text: string;
  onChange: (text: string) => void;
  onSubmit: () => void;
  onDown: () => void;
};

/** Enter searches at once. */
export function SearchBox({ text, onChange, onSubmit, onDown }: SearchBoxProps) {
  const { t } = useTranslation('pages.listener.search');
  const input = useRef<HTMLInputElement>(null);
  const state = useLocation().state as SearchState | null;
  const isTyping = useNavigationType() !== NavigationType.Pop && state?.isTyping === true;

  useEffect(() => {
    if (!isTyping) return;
    input.current?.focus();
    input.current?.select();
  }, [isTyping]);

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const handleClear = () => {
    onChange('');
    input.current?.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <search> is too young: Safari 16 does not know it
    <form role="search" className={styles.box} onSubmit={handleSubmit}>
      <Field label={t('box.label')} isLabelHidden>
        <TextInput
          ref={input}
          type="search"
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          spellCheck={false}
          placeholder={t('box.placeholder')}
          icon={<Search size={20} />}
          trailing={
            text && (
              <IconButton label={t('box.clear')} size="small" onClick={handleClear}>
                <X size={18} aria-hidden />
              </IconButton>
            )
          }
          value={text}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            onDown();
          }}
        />
      </Field>
    </form>
  );
}
