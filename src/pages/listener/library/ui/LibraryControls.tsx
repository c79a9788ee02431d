import { LayoutGrid, List, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Field, Select, TextInput } from '@/shared/ui/field';
import { IconButton } from '@/shared/ui/icon-button';
import { libraryOrders } from '../lib/arrange-playlists';
import type { LibraryView } from '../model/use-library-view';
import * as styles from './LibraryPage.css';

export function LibraryControls({ view }: { view: LibraryView }) {
  const { t } = useTranslation('pages.listener.library');
  const { filter, order, layout, changeFilter, changeOrder, changeLayout } = view;
  const labels = {
    recent: t('order.recent'),
    alphabetical: t('order.alphabetical'),
    creator: t('order.creator'),
  };
  return (
    <div className={styles.controls}>
      <Field label={t('filter.label')} isLabelHidden className={styles.filter}>
        <TextInput
          type="search"
          icon={<Search size={18} />}
          placeholder={t('filter.placeholder')}
          value={filter}
          autoComplete="off"
          onChange={({ target }) => changeFilter(target.value)}
        />
      </Field>
      <Field label={t('order.label')} isLabelHidden className={styles.order}>
        <Select
          value={order}
          options={libraryOrders.map((value) => ({ value, label: labels[value] }))}
          onChange={({ target }) => changeOrder(target.value)}
        />
      </Field>
      <fieldset className={styles.layouts} aria-label={t('layout.label')}>
        <IconButton
          label={t('layout.list')}
          isPressed={layout === 'list'}
          onClick={() => changeLayout('list')}
        >
          <List />
        </IconButton>
        <IconButton
          label={t('layout.grid')}
          isPressed={layout === 'grid'}
          onClick={() => changeLayout('grid')}
        >
          <LayoutGrid />
        </IconButton>
      </fieldset>
    </div>
  );
}
