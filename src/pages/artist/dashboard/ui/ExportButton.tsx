import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { saveCsv } from '@/shared/files';
import { Button } from '@/shared/ui/button';
import { exportedHeads, type FileWords, figureRows } from '../lib/figure-rows';
import { useFormats } from '../lib/use-formats';
import type { Figures } from '../model/use-figures';

type ExportButtonProps = {
  /** Undefined while they are on their way. */
  figures: Figures | undefined;
};

/**
 * Keeps the figures of the range as a file for spreadsheets.
 * @states default loading
 */
export function ExportButton({ figures }: ExportButtonProps) {
  const { t, i18n } = useTranslation(['pages.artist.dashboard', 'entities.figure']);
  const { country } = useFormats();
  const handleExport = () => {
    if (!figures) return;
    const heads = Object.fromEntries(
      exportedHeads.map((head) => [head, t(`export.${head}`)]),
    ) as FileWords['heads'];
    const rows = figureRows(figures, {
      heads,
      country,
      figure: (name) => t(`entities.figure:figure.${name}`),
      definition: (name) => t(`entities.figure:definition.${name}`),
      source: (source) => t(`entities.figure:source.${source}`),
    });
    const { from, until } = figures.audience;
    saveCsv(t('file', { from, until }), rows, i18n.language);
  };
  return (
    <Button disabled={!figures} onClick={handleExport}>
      <Download size={16} aria-hidden />
      {t('exportData')}
    </Button>
  );
}
