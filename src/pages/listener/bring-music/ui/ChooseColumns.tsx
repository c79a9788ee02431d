import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Checkbox, Field, Select } from '@/shared/ui/field';
import { Inline, Stack } from '@/shared/ui/stack';
import { Surface } from '@/shared/ui/surface';
import { Heading, Text } from '@/shared/ui/text';
import type { BroughtFile, BroughtTable } from '../lib/brought-file';
import {
  type Columns,
  columnNames,
  countColumns,
  getRows,
  guessColumns,
  readChosen,
} from '../lib/columns';
import * as styles from './BringMusicPage.css';

/** Rows shown. */
const shown = 10;

type ChooseColumnsProps = {
  table: BroughtTable;
  onChoose: (lists: BroughtFile[]) => void;
  onCancel: () => void;
};

/** For a table whose columns say nothing: the person says what they are. */
export function ChooseColumns({ table, onChoose, onCancel }: ChooseColumnsProps) {
  const { t, i18n } = useTranslation('pages.listener.bring-music');
  const [columns, setColumns] = useState<Columns>(() => guessColumns(table));
  const [hasHead, setHasHead] = useState(true);
  const rows = getRows(table, hasHead);
  const examples = rows[0] ?? [];
  const options = Array.from({ length: countColumns(table) }, (_, at) => ({
    value: String(at),
    label: t('columns.option', {
      name: hasHead ? table.cells[0]?.[at] || formatNumber(at + 1, i18n.language) : at + 1,
      example: (examples[at] ?? '').slice(0, 40),
    }),
  }));
  const cell = (row: readonly string[], name: keyof Columns) =>
    columns[name] === '' ? '' : (row[Number(columns[name])] ?? '');

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (columns.title !== '') onChoose(readChosen(table, columns, hasHead));
  };
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={2}>{t('columns.title', { name: table.name })}</Heading>
          <Text tone="muted">{t('columns.text')}</Text>
        </Stack>
        <Surface gap={4}>
          <div className={styles.columns}>
            {columnNames.map((name) => (
              <Field key={name} label={t(`columns.field.${name}`)}>
                <Select
                  value={columns[name]}
                  options={[{ value: '', label: t('columns.none') }, ...options]}
                  onChange={({ target }) => setColumns({ ...columns, [name]: target.value })}
                />
              </Field>
            ))}
          </div>
          <Checkbox
            label={t('columns.head')}
            checked={hasHead}
            onChange={({ target }) => setHasHead(target.checked)}
          />
          <Inline gap={3} isWrapping>
            <Button type="submit" variant="solid" disabled={columns.title === ''}>
              {t('columns.go')}
            </Button>
            <Button variant="ghost" onClick={onCancel}>
              {t('bring.other')}
            </Button>
          </Inline>
        </Surface>
        <Stack gap={3}>
          <Heading level={3}>{t('columns.rows', { count: Math.min(shown, rows.length) })}</Heading>
          <ol className={styles.list} translate="no">
            {rows.slice(0, shown).map((row, at) => (
              // Rows never move.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at} className={styles.preview}>
                <Text isTruncated>{cell(row, 'title') || row.filter(Boolean).join(' · ')}</Text>
                <Text tone="muted" size="small" isTruncated>
                  {(['artist', 'album', 'moment'] as const)
                    .map((name) => cell(row, name))
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </li>
            ))}
          </ol>
        </Stack>
      </Stack>
    </form>
  );
}
