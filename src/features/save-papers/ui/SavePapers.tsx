import { FileArchive, Table } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '@/shared/files';
import { useFormats } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Inline } from '@/shared/ui/stack';
import { showFailure } from '@/shared/ui/toast';
import { type Papers, useAskPapersAddressMutation } from '../api/papers-api';

type SavePapersProps = Omit<Papers, 'file'> & {
  /** A closed one, `yyyy-mm`. */
  month: string;
};

/** All statements of a month in one archive, and its year as one table. */
export function SavePapers({ month, ...papers }: SavePapersProps) {
  const { t } = useTranslation('features.save-papers');
  const { longMonth } = useFormats();
  const [ask, { isLoading, originalArgs }] = useAskPapersAddressMutation();
  const year = month.slice(0, 4);
  const handleSave = async (file: string) => {
    const { data, error } = await ask({ ...papers, file });
    if (data === undefined) showFailure('savePapers', error, { fallback: t('failed') });
    // The server names the file.
    else saveFile(data.address, '');
  };
  const getProps = (file: string) => ({
    isPending: isLoading && originalArgs?.file === file,
    onClick: () => void handleSave(file),
  });
  return (
    <Inline gap={3} isWrapping>
      <Button {...getProps(`${month}.zip`)}>
        <FileArchive size={18} aria-hidden />
        {t('month', { month: longMonth(month) })}
      </Button>
      <Button {...getProps(`${year}.csv`)}>
        <Table size={18} aria-hidden />
        {t('year', { year })}
      </Button>
    </Inline>
  );
}
