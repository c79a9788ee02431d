import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { showToast } from '@/shared/ui/toast';
import type { Figures } from '../model/use-figures';

type ExportButtonProps = {
  /** Undefined while loading. */
  figures: Figures | undefined;
};

const loadCode = () => import('../lib/save-figures');

/** Prefetches the code; a failure shows with the press. */
const prepare = () => void loadCode().catch(() => undefined);

/** Exports the figures of the range as a spreadsheet file. */
export function ExportButton({ figures }: ExportButtonProps) {
  const { t, i18n } = useTranslation(['pages.artist.dashboard', 'entities.figure']);
  const { country } = useFormats();
  const handleExport = async () => {
    if (!figures) return;
    const code = await loadCode().catch(() => null);
    if (!code) {
      showToast({ tone: 'danger', text: t('exportFailed') });
      return;
    }
    const { from, until } = figures.audience;
    code.saveFigures(figures, {
      name: t('file', { from, until }),
      words: {
        head: (name) => t(`export.${name}`),
        figure: (name) => t(`entities.figure:figure.${name}`),
        definition: (name) => t(`entities.figure:definition.${name}`),
        country,
        source: (source) => t(`entities.figure:source.${source}`),
        unknownTrack: t('export.unknownTrack'),
      },
      language: i18n.language,
    });
  };
  return (
    <Button
      disabled={!figures}
      onClick={() => void handleExport()}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <Download size={16} aria-hidden />
      {t('exportData')}
    </Button>
  );
}
