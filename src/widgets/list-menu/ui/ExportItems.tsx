import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type MusicList, readWholeList } from '@/features/read-tracks';
import { type ListFormat, listFormats } from '@/shared/files';
import { useAppDispatch } from '@/shared/redux';
import { MenuItem, MenuSub } from '@/shared/ui/menu';
import { showToast } from '@/shared/ui/toast';
import { saveList } from '../model/save-list';

/** A playlist and the liked songs leave as a file. See docs/product/brought-music.md. */
export function ExportItems({ list }: { list: MusicList }) {
  const { t } = useTranslation('widgets.list-menu');
  const dispatch = useAppDispatch();
  const { kind, name } = list;
  if (kind !== 'playlist' && kind !== 'liked') return null;

  const handleExport = async (format: ListFormat) => {
    const tracks = await dispatch(readWholeList(list));
    if (tracks === null) showToast({ tone: 'danger', text: t('export.failed', { name }) });
    else saveList({ format, name, tracks });
  };
  return (
    <MenuSub icon={<Download size={18} />} label={t('export.menu')} backLabel={t('export.back')}>
      {listFormats.map((format) => (
        <MenuItem key={format} onSelect={() => void handleExport(format)}>
          {t(`export.${format}`)}
        </MenuItem>
      ))}
    </MenuSub>
  );
}
