import { Search } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, TextInput } from '@/shared/ui/field';
import * as styles from './WorkspaceList.css';

const searchFrom = 8;

type WorkspaceSearchProps = {
  /** Null where any can be found. */
  count: number | null;
  text: string;
  onChange: (text: string) => void;
  /** The arrow keys move among them. */
  children: ReactNode;
};

export function WorkspaceSearch({ count, text, onChange, children }: WorkspaceSearchProps) {
  const { t } = useTranslation('widgets.workspace');
  const label = t(count === null ? 'search' : 'searchOwn');
  return (
    // The names stay links and buttons.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.list} onKeyDown={moveAmongNames}>
      {(count === null || count >= searchFrom) && (
        <Field label={label} isLabelHidden>
          <TextInput
            type="search"
            icon={<Search size={18} />}
            placeholder={label}
            value={text}
            onChange={({ target }) => onChange(target.value)}
          />
        </Field>
      )}
      {children}
    </div>
  );
}

const steps: { [key: string]: number } = { ArrowDown: 1, ArrowUp: -1 };

function moveAmongNames(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  if (step === undefined) return;
  const names = [...event.currentTarget.querySelectorAll<HTMLElement>('a, ul button')];
  const at = names.findIndex((name) => name === document.activeElement);
  const next = at < 0 && step < 0 ? undefined : names[at + step];
  event.preventDefault();
  if (next) next.focus();
  else if (at === 0) event.currentTarget.querySelector('input')?.focus();
}
