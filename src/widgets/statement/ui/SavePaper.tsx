import { FileDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/button';
import { showFailure } from '@/shared/ui/toast';
import { type PaperAddress, useSavePaperMutation } from '../api/paper-api';

type SavePaperProps = {
  paper: PaperAddress;
  /** `yyyy-mm` */
  month: string;
};

/** Saves the statement as a PDF. */
export function SavePaper({ paper, month }: SavePaperProps) {
  const { t } = useTranslation('widgets.statement');
  const [save, { isLoading }] = useSavePaperMutation();
  const handleSave = async () => {
    const { error } = await save({ ...paper, fileName: t('pdfFile', { month }) });
    if (error) showFailure('savePaper', error, { fallback: t('pdfFailed') });
  };
  return (
    <Button size="small" isPending={isLoading} onClick={() => void handleSave()}>
      <FileDown size={16} aria-hidden />
      {t('pdf')}
    </Button>
  );
}
