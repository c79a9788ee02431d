import { Plus, X } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { useImperativeHandle } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '@/shared/lib/class-names';
import { formatNumber } from '@/shared/lib/format';
import { foldText, matchesText } from '@/shared/lib/text-filter';
import { Button } from '@/shared/ui/button';
import { fieldStyles, useFieldControl } from '@/shared/ui/field';
import { IconButton } from '@/shared/ui/icon-button';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { type Added, addTags } from './add-tags';
import * as styles from './TagField.css';

type TagFieldProps = {
  value: readonly string[];
  onChange: (value: string[]) => void;
  most: number;
  /** A longer one stays typed with an error. */
  longest?: number;
  /** Filtered by the typed text. */
  suggestions?: readonly string[];
  disabled?: boolean;
  /** Called after adding the typed text. */
  onBlur?: () => void;
  'aria-label'?: string;
  ref?: Ref<{ focus: () => void }>;
};

const offered = 6;

export function TagField(props: TagFieldProps) {
  const { value, onChange, most, longest, suggestions = [], disabled = false } = props;
  const { onBlur, ref } = props;
  const { t, i18n } = useTranslation('shared.ui.tag-field');
  const control = useFieldControl();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<Added['refusal']>(null);
  const [status, setStatus] = useState('');
  const focus = () => input.current?.focus();
  useImperativeHandle(ref, () => ({ focus }));

  const isFull = value.length >= most;
  const add = (text: string, isRemembered = true) => {
    const added = addTags(value, text, most, longest);
    const news = added.tags.slice(value.length);
    setTyped(isRemembered ? added.left : '');
    setRefusal(added.refusal);
    if (news.length === 0) return;
    setStatus(t('added', { name: news.join(', ') }));
    onChange([...added.tags]);
  };
  const remove = (name: string) => {
    setRefusal(null);
    setStatus(t('removed', { name }));
    onChange(value.filter((tag) => tag !== name));
    focus();
  };
  const handleType = (text: string) => {
    setRefusal(null);
    if (text.includes(',')) add(text);
    else setTyped(text);
  };
  const handleKey = (event: KeyboardEvent) => {
    const last = value.at(-1);
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last);
    // Enter submits the form.
    if (event.key !== 'Enter' || typed.trim() === '') return;
    event.preventDefault();
    add(typed);
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    if (typed.trim() !== '') add(typed);
    onBlur?.();
  };

  const free = suggestions
    .filter((name) => !value.some((tag) => foldText(tag) === foldText(name)))
    .filter((name) => matchesText(typed, [name]))
    .slice(0, offered);
  const longSentence = (name: string) => {
    const count = name.length - (longest ?? 0);
    return t('refused.long', { name, count, number: formatNumber(count, i18n.language) });
  };
  const number = formatNumber(value.length, i18n.language);
  const room = { number, most: formatNumber(most, i18n.language) };
  return (
    <div className={styles.field} onBlur={handleBlur}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div className={styles.box} onClick={focus}>
        <ul className={styles.tags} aria-label={t('list')}>
          {value.map((name) => (
            <li key={name} className={styles.tag}>
              {name}
              <IconButton
                label={t('remove', { name })}
                size="small"
                disabled={disabled}
                onClick={() => remove(name)}
              >
                <X size={16} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
        <input
          {...control}
          ref={input}
          className={styles.input}
          value={typed}
          autoComplete="off"
          enterKeyHint="enter"
          disabled={disabled}
          {...(props['aria-label'] && { 'aria-label': props['aria-label'] })}
          aria-describedby={classNames(control['aria-describedby'], id)}
          onChange={({ target }) => handleType(target.value)}
          onKeyDown={handleKey}
        />
      </div>
      <p id={id} className={fieldStyles.hint}>
        {isFull ? t('full', room) : t('room', room)}
      </p>
      <output className={styles.refusal}>
        {refusal &&
          (refusal.reason === 'long'
            ? longSentence(refusal.name)
            : t(`refused.${refusal.reason}`, { name: refusal.name }))}
      </output>
      <VisuallyHidden as="output">{status}</VisuallyHidden>
      {free.length > 0 && !isFull && !disabled && (
        <ul className={styles.suggestions} aria-label={t('suggestions')}>
          {free.map((name) => (
            <li key={name}>
              <Button
                size="small"
                variant="outline"
                onClick={() => {
                  add(name, false);
                  focus();
                }}
              >
                <Plus size={16} aria-hidden />
                {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
