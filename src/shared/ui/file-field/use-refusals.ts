import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatChoices, formatFileSize } from '@/shared/lib/format';
import { fileFault, type FileRules } from './file-fault';

export function useRefusals(rules: FileRules) {
  const { t, i18n } = useTranslation('shared.ui.file-field');
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const size = (bytes: number) => formatFileSize(bytes, i18n.language);

  const sift = async (files: readonly File[], room: number): Promise<File[]> => {
    const faults = await Promise.all(files.map((file) => fileFault(file, rules)));
    const good = files.filter((_, index) => faults[index] === null);
    const accepted = good.slice(0, room);
    setRefusals(
      files.flatMap((file, index) => {
        const fault = faults[index] ?? (accepted.includes(file) ? null : 'room');
        if (!fault) return [];
        return t(`refused.${fault}`, {
          name: file.name,
          size: size(file.size),
          largest: size(rules.largest),
          kinds: formatChoices(
            rules.kinds.map(({ name }) => name),
            i18n.language,
          ),
        });
      }),
    );
    return accepted;
  };

  return { refusals, sift };
}
