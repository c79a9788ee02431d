import { Upload } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type Ref, useEffect, useImperativeHandle } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getAcceptedTypes, type FileKind } from '@/shared/files';
import { formatChoices, formatFileSize, formatNumber } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { FieldGroup } from '@/shared/ui/field';
import { DropHint, DropPlace } from './DropPlace';
import { FileList } from './FileList';
import { useRefusals } from './use-refusals';
import { type FileItem, mayArrive } from './FileRow';

function useAskBeforeClosing(isOnItsWay: boolean) {
  useEffect(() => {
    if (!isOnItsWay) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOnItsWay]);
}

type FileFieldProps = {
  label: string;
  /** The field reports its own rejections. */
  error?: string | undefined;
  /** Accepted kinds, checked by content. */
  kinds: readonly FileKind[];
  /** Bytes per file. */
  largest: number;
  most?: number;
  /** The caller keeps and uploads them. */
  items: readonly FileItem[];
  /** Gets accepted files. */
  onAdd: (files: File[]) => void;
  /** Cancels a waiting or uploading file. */
  onCancel: (id: string) => void;
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
  /** Takes what is more than files, such as a folder; returns whether it did. */
  takeDrop?: ((dropped: DataTransfer) => boolean) | undefined;
  ref?: Ref<{ focus: () => void }>;
};

/** Files are chosen or dropped here; the caller uploads them. */
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
  const accepted = items.filter(({ state }) => state !== 'failed').length;
  const isFull = accepted >= most;
  useAskBeforeClosing(items.some(mayArrive));
  const words = {
    kinds: formatChoices(
      kinds.map(({ name }) => name),
      i18n.language,
    ),
    largest: formatFileSize(largest, i18n.language),
  };
  const add = async (files: readonly File[]) => {
    const good = await sift(files, most - accepted);
    if (good.length === 0) return;
    const failed = isSeveral ? [] : items.filter(({ state }) => state === 'failed');
    for (const { id } of failed) onRemove(id);
    onAdd(good);
  };
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    void add([...(target.files ?? [])]);
    target.value = '';
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (props.takeDrop?.(event.dataTransfer) !== true) void add([...event.dataTransfer.files]);
  };
  const handleDragOver = (event: DragEvent) => {
    // The browser would open the file.
    event.preventDefault();
    event.dataTransfer.dropEffect = isFull ? 'none' : 'copy';
    setIsOver(!isFull);
  };
  // The pressed button disappears, so the focus moves.
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
      <DropPlace
        isOver={isOver}
        onDragOver={handleDragOver}
        onDragLeave={() => setIsOver(false)}
        onDrop={handleDrop}
      >
        <input
          ref={input}
          type="file"
          hidden
          aria-label={label}
          accept={getAcceptedTypes(kinds)}
          multiple={isSeveral}
          onChange={handleChange}
        />
        <Button
          ref={button}
          aria-disabled={isFull}
          onClick={() => !isFull && input.current?.click()}
        >
          <Upload size={18} aria-hidden />
          {isSeveral ? t('chooseSeveral') : t('choose')}
        </Button>
        <DropHint isTaking={!isFull}>{isFull ? full : drop}</DropHint>
      </DropPlace>
      <FileList
        items={items}
        onCancel={thenFocus(onCancel)}
        onRetry={props.onRetry}
        onRemove={thenFocus(onRemove)}
      />
    </FieldGroup>
  );
}
