import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSearchQuery } from '@/entities/search';
import { useRecentSearches } from '@/features/keep-searches';
import { usePlayResult } from '@/features/play-result';
import { searchLimits } from '@/shared/contract/limits.ts';
import { useRested } from '@/shared/lib/text-filter';
import { Field, TextInput } from '@/shared/ui/field';
import { LiveText } from '@/shared/ui/live-text';
import { Text } from '@/shared/ui/text';
import { getPaletteOptions, type PaletteOption, toRecent, toSearch } from '../lib/palette-options';
import { PaletteItem } from './PaletteItem';
import * as styles from './SearchPalette.css';

/** Milliseconds, as on the search page. */
const restMs = 500;

type PaletteFieldProps = {
  text: string;
  onChange: (text: string) => void;
  onClose: () => void;
};

/** A combobox: the focus stays in the field, the arrow keys choose. */
export function PaletteField({ text, onChange, onClose }: PaletteFieldProps) {
  const { t } = useTranslation('widgets.search-palette');
  const navigate = useNavigate();
  const playResult = usePlayResult();
  const { recent, addSearch } = useRecentSearches();
  const listId = useId();
  const typed = text.trim();
  const rested = useRested(typed, restMs);
  /** Entered before its results were known. */
  const [entered, setEntered] = useState('');
  const query = entered === typed ? typed : rested;
  const { currentData, isFetching, error } = useSearchQuery(query, { skip: query === '' });
  const results = query === typed && query !== '' ? currentData : undefined;
  const options = results ? getPaletteOptions(results, query) : [];
  const shown =
    typed === '' ? recent.map(toRecent) : [...options, ...(options.length > 0 ? [undefined] : [])];
  const [at, setAt] = useState(0);

  const go = (to: ReturnType<typeof toSearch> | string) => {
    onClose();
    void navigate(to);
  };
  const handleChange = (next: string) => {
    setEntered('');
    setAt(0);
    onChange(next);
  };

  const act = (option: PaletteOption | undefined, mustOpen: boolean) => {
    void addSearch(typed);
    if (!option) go(toSearch(typed));
    else if (mustOpen || !('result' in option)) go(option.to);
    else {
      onClose();
      void playResult(option.result, results?.tracks ?? []);
    }
  };

  const choose = (option: PaletteOption | undefined, mustOpen: boolean) => {
    if (option?.kind === 'recent') handleChange(option.title);
    else act(option, mustOpen);
  };

  const chooseEntered = useEffectEvent(() => {
    if (options[0]) act(options[0], false);
  });
  const isAwaited = entered !== '' && entered === typed && results !== undefined;
  useEffect(() => {
    if (isAwaited) chooseEntered();
  }, [isAwaited]);

  const steps: { [key: string]: number } = { ArrowDown: at + 1, ArrowUp: at - 1 };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (step !== undefined && shown.length > 0) {
      event.preventDefault();
      setAt((step + shown.length) % shown.length);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      if (shown.length > 0) choose(shown[at], event.shiftKey);
      else setEntered(typed);
    }
  };
  const getStatus = () => {
    if (error) return t('failed');
    if (results)
      return options.length > 0 ? t('count', { count: options.length }) : t('none', { query });
    return isFetching ? t('searching') : '';
  };
  const isFailedOrEmpty = error !== undefined || (results !== undefined && options.length === 0);
  const idAt = (index: number) => `${listId}-${index}`;

  return (
    <div className={styles.palette}>
      <Field label={t('label')} isLabelHidden>
        <TextInput
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its list has pictures
          role="combobox"
          aria-expanded={shown.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={shown.length > 0 ? idAt(at) : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={searchLimits.queryMax}
          placeholder={t('placeholder')}
          icon={<Search size={20} />}
          value={text}
          onChange={({ target }) => handleChange(target.value)}
          onKeyDown={handleKeyDown}
        />
      </Field>
      <LiveText isHidden>{getStatus()}</LiveText>
      <div className={styles.room}>
        {typed === '' && shown.length === 0 && <Text tone="muted">{t('start')}</Text>}
        {isFailedOrEmpty && (
          <Text tone="muted" aria-hidden>
            {getStatus()}
          </Text>
        )}
        <div
          id={listId}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its options have pictures
          role="listbox"
          aria-label={t(typed === '' ? 'recent' : 'results')}
          className={styles.list}
        >
          {shown.map((option, index) => (
            <PaletteItem
              key={option?.key ?? 'all'}
              id={idAt(index)}
              option={option}
              query={typed}
              isActive={index === at}
              onPoint={() => setAt(index)}
              onChoose={(mustOpen) => choose(option, mustOpen)}
            />
          ))}
        </div>
      </div>
      <Text size="small" tone="muted" className={styles.keys}>
        {t('keys')}
      </Text>
    </div>
  );
}
