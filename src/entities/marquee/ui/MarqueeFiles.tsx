import { useTranslation } from 'react-i18next';
import type { MarqueeFile } from '@/shared/contract/marquee.ts';
import { Inline } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';

type MarqueeFilesProps = {
  /** The uploaded files, at addresses that expire. */
  files: readonly MarqueeFile[];
};

/** Links to the files of a campaign; none plays by itself. */
export function MarqueeFiles({ files }: MarqueeFilesProps) {
  const { t } = useTranslation('entities.marquee');
  return (
    <Inline gap={3} isWrapping>
      {files.map(({ kind, address }) => (
        <Text key={kind} size="small">
          <a href={address} target="_blank" rel="noopener noreferrer">
            {t(`file.${kind}`)}
          </a>
        </Text>
      ))}
    </Inline>
  );
}
