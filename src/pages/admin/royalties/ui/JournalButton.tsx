import { BookOpenText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { byteOrderMark, saveText } from '@/shared/files';
import { Button } from '@/shared/ui/button';
import { showFailure } from '@/shared/ui/toast';
import { useJournalMutation } from '../api/royalties-api';

type JournalButtonProps = {
  of: { run: string } | { from: string; until: string };
  /** In the file's name: a day or a month. */
  about: string;
};

/** Saves the journal lines of a run or of a period. See docs/product/payments.md. */
export function JournalButton({ of, about }: JournalButtonProps) {
  const { t } = useTranslation('pages.admin.royalties');
  const [ask, { isLoading }] = useJournalMutation();
  const handleSave = async () => {
    const { data, error } = await ask(of);
    // An answer loses the mark at its start when it is read as text.
    if (data !== undefined)
      saveText(t('journal.file', { about }), byteOrderMark + data, 'text/csv');
    else showFailure('journal', error, { fallback: t('journal.failed') });
  };
  return (
    <Button size="small" isPending={isLoading} onClick={() => void handleSave()}>
      <BookOpenText size={16} aria-hidden />
      {t('journal.save')}
    </Button>
  );
}
