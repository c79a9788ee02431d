import { FolderOpen, FileArchive } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/button';
import { FieldGroup } from '@/shared/ui/field';
import { DropHint, DropPlace } from '@/shared/ui/file-field';
import { LiveText } from '@/shared/ui/live-text';
import { Meter } from '@/shared/ui/meter';
import { Inline } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { dropLimits, type FoundFile } from '../lib/drop/found-file';
import { listChosen, listDropped } from '../lib/drop/list-dropped';
import type { DropState } from '../model/use-release-drop';
import * as styles from './drop.css';

type DropFieldProps = {
  state: DropState;
  /** The release was sent: it takes nothing more. */
  isClosed: boolean;
  onTake: (dropped: Promise<FoundFile[]>) => void;
  onStop: () => void;
};

/** Phones choose files alone. */
const canChooseFolder = () => 'webkitdirectory' in HTMLInputElement.prototype;

/** A folder, an archive or a message is chosen here, or dropped anywhere in the window. */
export function DropField({ state, isClosed, onTake, onStop }: DropFieldProps) {
  const { t } = useTranslation('pages.label.releases.drop');
  const folder = useRef<HTMLInputElement>(null);
  const archive = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOver = useWindowDrop((dropped) => {
    if (!isClosed && state.step !== 'found') onTake(listDropped(dropped));
  });
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = '';
    if (files.length > 0) onTake(Promise.resolve(listChosen(files)));
  };
  const fault = state.step === 'failed' ? t(`fault.${state.fault}`, faultNumbers) : undefined;
  return (
    <FieldGroup label={t('label')} hint={isClosed ? undefined : t('hint')} error={fault}>
      <DropPlace isOver={isOver && !isClosed}>
        <input
          ref={folder}
          type="file"
          hidden
          aria-label={t('folder')}
          onChange={handleChange}
          {...{ webkitdirectory: '' }}
        />
        <input
          ref={archive}
          type="file"
          hidden
          aria-label={t('archive')}
          accept=".zip,application/zip,.xml,text/xml,application/xml"
          onChange={handleChange}
        />
        {state.step === 'reading' ? (
          <Reading
            {...state}
            onStop={() => {
              onStop();
              // The pressed button disappears.
              requestAnimationFrame(() => button.current?.focus());
            }}
          />
        ) : (
          <>
            <Inline gap={2} isWrapping>
              {canChooseFolder() && (
                <Button
                  ref={button}
                  aria-disabled={isClosed}
                  onClick={() => !isClosed && folder.current?.click()}
                >
                  <FolderOpen size={18} aria-hidden />
                  {t('folder')}
                </Button>
              )}
              <Button
                {...(!canChooseFolder() && { ref: button })}
                aria-disabled={isClosed}
                onClick={() => !isClosed && archive.current?.click()}
              >
                <FileArchive size={18} aria-hidden />
                {t('archive')}
              </Button>
            </Inline>
            <DropHint isTaking={!isClosed}>{t(isClosed ? 'closed' : 'drop')}</DropHint>
          </>
        )}
      </DropPlace>
    </FieldGroup>
  );
}

const faultNumbers = {
  files: dropLimits.files,
  sounds: dropLimits.sounds,
  tracks: dropLimits.tracks,
  gigabytes: dropLimits.unpackedBytes / 1024 ** 3,
};

type ReadingProps = { done: number; total: number; onStop: () => void };

function Reading({ done, total, onStop }: ReadingProps) {
  const { t } = useTranslation('pages.label.releases.drop');
  return (
    <div className={styles.reading}>
      <LiveText>
        <Text size="small">{t('reading.title')}</Text>
      </LiveText>
      <Meter label={t('reading.progress')} value={done} max={Math.max(1, total)} />
      <Text size="small" tone="muted" isNumeric>
        {total > 0 ? t('reading.count', { place: done + 1, total }) : t('reading.looking')}
      </Text>
      <Inline>
        <Button size="small" variant="ghost" onClick={onStop}>
          {t('reading.stop')}
        </Button>
      </Inline>
    </div>
  );
}

/** Without it the browser would open what misses a field, and leave the form. */
function useWindowDrop(onDrop: (dropped: DataTransfer) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const handleDrop = useEffectEvent(onDrop);
  useEffect(() => {
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      // A field below takes its own files.
      setIsOver(!event.defaultPrevented);
      event.preventDefault();
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      setIsOver(false);
      if (!hasFiles(event) || event.defaultPrevented || !event.dataTransfer) return;
      event.preventDefault();
      handleDrop(event.dataTransfer);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);
  return isOver;
}
