import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type CsvRow, saveCsv } from '@/shared/files';
import { type Sort, useListView } from '@/shared/lib/address';
import { Button } from '@/shared/ui/button';
import { arrangeRows, type Column, exportRows, isSortable } from '@/shared/ui/data-table';
import { Inline, Stack } from '@/shared/ui/stack';
import { type Figured, FiguresTable } from './FiguresTable';

const pageSize = 50;

type FiguresFile<Row> = {
  label: string;
  name: string;
  /** What the file has beyond the table. */
  more?: readonly Column<Row>[];
  notes?: readonly CsvRow[];
};

type SortedFiguresProps<Row> = Figured<Row> & {
  /** Name of order and page in the address. */
  name: string;
  initialSort: Sort;
  file?: FiguresFile<Row>;
};

/** Order and page stay in the address. */
export function SortedFigures<Row>(props: SortedFiguresProps<Row>) {
  const { name, initialSort, file, ...table } = props;
  const { i18n } = useTranslation();
  const { columns } = table;
  const sorts = columns.filter(isSortable).map(({ id }) => id);
  const view = useListView({ name, sorts, initialSort });
  const { rows, all, ...pages } = arrangeRows(table.rows, {
    ...view,
    columns,
    pageSize,
    language: i18n.language,
  });
  const handleSave = ({ name: fileName, more = [], notes = [] }: FiguresFile<Row>) =>
    saveCsv(fileName, [...exportRows([...columns, ...more], all), [], ...notes], i18n.language);
  return (
    <Stack gap={3}>
      <FiguresTable
        {...table}
        name={name}
        rows={rows}
        sort={view.sort}
        onSort={view.sortBy}
        {...(all.length > pageSize && { pages, onPage: view.goToPage })}
      />
      {file && all.length > 0 && (
        <Inline justify="end">
          <Button size="small" onClick={() => handleSave(file)}>
            <Download size={16} aria-hidden />
            {file.label}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
