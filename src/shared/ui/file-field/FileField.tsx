import { Upload } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type Ref, useImperativeHandle } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptOf, type FileKind } from '@/shared/files';
import { formatChoices, formatFileSize, formatNumber } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { FieldGroup } from '@/shared/ui/field';
import * as styles from './FileField.css';
import type { FileItem } from './file-item';
import { FileList } from './FileList';
import { useAskBeforeClosing } from './use-ask-before-closing';
import { useRefusals } from './use-refusals';

type FileFieldProps = {
  /** What the files are for. */
  label: string;
  /** What the form has against them; what the field refuses it says itself. */
  error?: string | undefined;
  /** What it takes: said below the label, and judged by content. */
  kinds: readonly FileKind[];
  /** Largest size of one file, in bytes. */
  largest: number;
  /** At most so many files. */
  most?: number;
  /** What was added, each with how far it is; the caller keeps and sends them. */
  items: readonly FileItem[];
  /** Good files were chosen or dropped. */
  onAdd: (files: File[]) => void;
  /** One that waits or is sent shall not be. */
  onCancel: (id: string) => void;
  /** One that failed shall be sent again. */
  onRetry: (id: string) => void;
  /** One that arrived or failed shall go. */
  onRemove: (id: string) => void;
  /** For the form to put the focus on its button. */
  ref?: Ref<{ focus: () => void }>;
};

/** Files to send: chosen or dropped, and followed on their way. It sends nothing itself. */
export function FileField(props: FileFieldProps) {
  const { label, error, kinds, largest, most = 1, items, onAdd, onCancel, onRemove, ref } = props;
  const { t, i18n } = useTranslation('shared.ui.file-field');
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOver, setIsOver] = useState(false);
  const { refusals, sift } = useRefusals({ kinds, largest });
  const focus = () => button.current?.focus();
  useImperativeHandle(ref, () => ({ focus }));

  const isSeveral = most > 1;
  // One that failed makes room for another.
  const taken = items.filter(({ state }) => state !== 'failed').length;
  const isFull = taken >= most;
  useAskBeforeClosing(items.some(({ state }) => state === 'waiting' || state === 'sending'));
  const words = {
    kinds: formatChoices(
      kinds.map(({ name }) => name),
      i18n.language,
    ),
    largest: formatFileSize(largest, i18n.language),
  };
  const add = async (files: readonly File[]) => {
    const good = await sift(files, most - taken);
    if (good.length === 0) return;
    const failed = isSeveral ? [] : items.filter(({ state }) => state === 'failed');
    for (const { id } of failed) onRemove(id);
    onAdd(good);
  };
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void add([...(target.files ?? [])]);
    // The same file may be chosen again after it was removed.
    target.value = '';
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void add([...event.dataTransfer.files]);
  };
  const handleDragOver = (event: DragEvent) => {
    // Else the browser opens the file in place of the page.
    event.preventDefault();
    event.dataTransfer.dropEffect = isFull ? 'none' : 'copy';
    setIsOver(!isFull);
  };
  // What was pressed goes away.
  const thenFocus = (change: (id: string) => void) => (id: string) => {
    change(id);
    focus();
  };

  const number = formatNumber(most, i18n.language);
  const hint = isSeveral ? t('rulesSeveral', { ...words, count: most, number }) : t('rules', words);
  const full = isSeveral ? t('fullSeveral') : t('full');
  const drop = isSeveral ? t('dropSeveral') : t('drop');
  return (
    <FieldGroup label={label} hint={hint} error={[error, ...refusals].filter(Boolean).join('\n')}>
      <div
        className={styles.place}
        {...(isOver && { 'data-over': '' })}
        onDragOver={handleDragOver}
        onDragLeave={() => setIsOver(false)}
        onDrop={handleDrop}
      >
        <input
          ref={input}
          type="file"
          hidden
          aria-label={label}
          accept={acceptOf(kinds)}
          multiple={isSeveral}
          onChange={handleChange}
        />
        {/* It keeps the focus when it is full, for one may have to come back to it. */}
        <Button
          ref={button}
          aria-disabled={isFull}
          onClick={() => !isFull && input.current?.click()}
        >
          <Upload size={18} aria-hidden />
          {isSeveral ? t('chooseSeveral') : t('choose')}
        </Button>
        <span className={isFull ? styles.full : styles.drop}>{isFull ? full : drop}</span>
      </div>
      <FileList
        items={items}
        onCancel={thenFocus(onCancel)}
        onRetry={props.onRetry}
        onRemove={thenFocus(onRemove)}
      />
    </FieldGroup>
  );
}
