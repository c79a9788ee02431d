import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '@/shared/api';
import { codePages, type NameFolder, type NamePreview } from '@/shared/contract/music-name.ts';
import { Button } from '@/shared/ui/button';
import { type Column, DataTable } from '@/shared/ui/data-table';
import { Dialog, DialogActions } from '@/shared/ui/dialog';
import { Field, Select } from '@/shared/ui/field';
import { FailureNotice } from '@/shared/ui/notice';
import { QueryView } from '@/shared/ui/query-view';
import { Text } from '@/shared/ui/text';
import { showToast } from '@/shared/ui/toast';
import {
  useDismissNamesMutation,
  useNamePreviewQuery,
  useRepairNamesMutation,
} from '../api/music-api';
import { useUndoNames } from '../lib/use-undo';
import * as styles from './albums.css';

type NamesDialogProps = {
  folder: Pick<NameFolder, 'id' | 'path' | 'codePage' | 'version'>;
  onClose: () => void;
};

/** Names of a folder before and after their repair, in a page that may be changed. */
export function NamesDialog({ folder, onClose }: NamesDialogProps) {
  const { t } = useTranslation('pages.admin.music');
  const { id, version, path } = folder;
  const [codePage, setCodePage] = useState(folder.codePage);
  const preview = useNamePreviewQuery({ id, codePage }, { refetchOnMountOrArgChange: true });
  const [repair, repairing] = useRepairNamesMutation();
  const [dismiss, dismissing] = useDismissNamesMutation();
  const { undo } = useUndoNames();
  const isSending = repairing.isLoading || dismissing.isLoading;
  const error = repairing.error ?? dismissing.error;

  const close = () => {
    if (!isSending) onClose();
  };
  function conclude(text: string, decided: NameFolder) {
    const action = { label: t('decisions.undo'), onPress: () => void undo(decided) };
    showToast({ tone: 'success', text, action });
    onClose();
  }
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const { data } = await repair({ id, version, codePage });
    if (data) conclude(t('names.repaired', { count: data.folder.unread }), data.folder);
  };
  const handleDismiss = async () => {
    if (isSending) return;
    const { data } = await dismiss({ id, version });
    if (data) conclude(t('names.dismissed'), data.folder);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      title={t('names.dialog', { path })}
      description={t('names.dialogText')}
      closeLabel={t('close')}
      size="large"
    >
      <form className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
        <Field label={t('names.column.codePage')}>
          <Select
            value={codePage}
            options={codePages.map((value) => ({ value, label: t(`names.codePage.${value}`) }))}
            onChange={({ target }) =>
              setCodePage(codePages.find((each) => each === target.value) ?? codePage)
            }
          />
        </Field>
        <QueryView query={preview} headingLevel={3} loading={<Preview shown={undefined} />}>
          {() => <Preview shown={preview.currentData} />}
        </QueryView>
        <FailureNotice>{error && problemText(error, t('notDone'))}</FailureNotice>
        <DialogActions>
          <Button
            variant="ghost"
            isPending={dismissing.isLoading}
            onClick={() => void handleDismiss()}
          >
            {t('names.dismiss')}
          </Button>
          <Button type="submit" variant="solid" isPending={repairing.isLoading}>
            {t('names.repair')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type Row = NamePreview['names'][number];

function Preview({ shown }: { shown: NamePreview | undefined }) {
  const { t } = useTranslation('pages.admin.music');
  const rows = shown?.names ?? [];
  const columns: Column<Row>[] = [
    { id: 'after', title: t('names.column.after'), part: 'name', value: ({ after }) => after },
    { id: 'before', title: t('names.column.before'), part: 'fact', value: ({ before }) => before },
    {
      id: 'kind',
      title: t('names.column.kind'),
      rank: 3,
      isWhole: true,
      value: ({ kind }) => t(`names.kind.${kind}`),
    },
  ];
  return (
    <>
      <DataTable
        label={t('names.preview')}
        columns={columns}
        rows={rows}
        getId={(row) => String(rows.indexOf(row))}
        getName={({ after }) => after}
        isLoading={shown === undefined}
        loadingRows={4}
        isCompact
        isInParts
      />
      {shown && shown.total > rows.length && (
        <Text size="small" tone="muted">
          {t('names.more', { count: shown.total - rows.length })}
        </Text>
      )}
    </>
  );
}
