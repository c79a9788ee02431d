import { Search } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchesText } from '@/shared/lib/text-filter';
import { LiveText } from '@/shared/ui/live-text';
import { Checkbox } from './Checkbox';
import * as styles from './Checklist.css';
import { hint as small } from './Field.css';
import { FieldGroup } from './FieldGroup';
import { TextInput } from './TextInput';

type Option = { value: string; label: string; detail?: string };

type ChecklistProps = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** From ten on they are chips with a search. */
  options: readonly Option[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** The most ticks; the other boxes are then disabled. */
  most?: number;
  ref?: Ref<HTMLInputElement>;
};

/** Fewer options are quicker to read than to search. */
const searchedFrom = 10;

export function Checklist(props: ChecklistProps) {
  const { label, hint, error, options, value, onChange, most = options.length, ref } = props;
  const [text, setText] = useState('');
  const isLong = options.length >= searchedFrom;
  const isFull = value.length >= most;
  const toggle = (changed: string) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((each) => (each === changed ? !value.includes(each) : value.includes(each))),
    );
  const matches = (option: Option) => matchesText(text, [option.label, option.detail ?? '']);
  const shown = isLong ? options.filter(matches) : options;
  return (
    <FieldGroup label={label} hint={hint} error={error}>
      {isLong && <ListSearch of={label} text={text} onSearch={setText} isEmpty={!shown.length} />}
      <div className={styles.list[isLong ? 'chips' : 'rows']}>
        {shown.map((option, index) => {
          const isTicked = value.includes(option.value);
          return (
            <Checkbox
              key={option.value}
              {...(index === 0 && { ref })}
              label={
                <span className={styles.words}>
                  {option.label}
                  {option.detail && <span className={small}>{option.detail}</span>}
                </span>
              }
              checked={isTicked}
              disabled={isFull && !isTicked}
              onChange={() => toggle(option.value)}
              {...(error && { 'aria-invalid': true })}
            />
          );
        })}
      </div>
    </FieldGroup>
  );
}

type ListSearchProps = {
  of: string;
  text: string;
  onSearch: (text: string) => void;
  isEmpty: boolean;
};

function ListSearch({ of, text, onSearch, isEmpty }: ListSearchProps) {
  const { t } = useTranslation('shared.ui.checklist');
  return (
    <div>
      <TextInput
        type="search"
        aria-label={t('search', { list: of })}
        placeholder={t('placeholder')}
        icon={<Search size={18} aria-hidden />}
        value={text}
        onChange={({ target }) => onSearch(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <LiveText>{isEmpty && <p className={small}>{t('noMatch')}</p>}</LiveText>
    </div>
  );
}
