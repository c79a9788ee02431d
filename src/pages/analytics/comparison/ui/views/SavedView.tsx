import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { AnalyticsView } from '@/shared/contract/analytics-view.ts';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { handFocusOn } from '@/shared/ui/focus';
import { IconButton } from '@/shared/ui/icon-button';
import { Link } from '@/shared/ui/link';
import { Inline } from '@/shared/ui/stack';
import { showFailure, showToast } from '@/shared/ui/toast';
import { useDeleteAnalyticsViewMutation, useRenameAnalyticsViewMutation } from '../../api/view-api';
import * as styles from '../analytics.css';
import { ViewNameForm } from './ViewNameForm';

type SavedViewProps = {
  view: AnalyticsView;
  onOpen: () => void;
};

export function SavedView({ view: { id, name, search }, onOpen }: SavedViewProps) {
  const { t } = useTranslation('pages.analytics.comparison');
  const { pathname } = useLocation();
  const [isRenaming, setRenaming] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [rename] = useRenameAnalyticsViewMutation();
  const [remove, { isLoading }] = useDeleteAnalyticsViewMutation();
  const handleDelete = async () => {
    const { error } = await remove({ id });
    setAsking(false);
    if (error === undefined) showToast({ tone: 'success', text: t('views.deleted') });
    else showFailure('deleteAnalyticsView', error, { text: t('views.deleteFailed') });
  };
  return (
    <div ref={handFocusOn}>
      <Inline gap={2} align="center" justify="between">
        <Link to={`${pathname}?${search}`} onClick={onOpen} className={styles.part}>
          {name}
        </Link>
        <Inline gap={1}>
          <IconButton
            size="small"
            label={t('views.rename', { name })}
            aria-expanded={isRenaming}
            onClick={() => setRenaming(!isRenaming)}
          >
            <Pencil size={16} aria-hidden />
          </IconButton>
          <IconButton
            size="small"
            label={t('views.delete', { name })}
            onClick={() => setAsking(true)}
          >
            <Trash2 size={16} aria-hidden />
          </IconButton>
        </Inline>
      </Inline>
      {isRenaming && (
        <ViewNameForm
          label={t('views.newName')}
          submitLabel={t('views.doRename')}
          initial={name}
          done={t('views.renamed')}
          failed={t('views.renameFailed')}
          onSend={(next) => rename({ id, name: next })}
          onDone={() => setRenaming(false)}
        />
      )}
      {isAsking && (
        <AlertDialog
          isOpen
          onOpenChange={setAsking}
          title={t('views.deleteTitle', { name })}
          text={t('views.deleteText')}
          confirmLabel={t('views.doDelete')}
          cancelLabel={t('views.keep')}
          tone="danger"
          isPending={isLoading}
          onConfirm={() => void handleDelete()}
        />
      )}
    </div>
  );
}
