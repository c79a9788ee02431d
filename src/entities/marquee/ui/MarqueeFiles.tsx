import { useTranslation } from 'react-i18next';
import type { MarqueeFile } from '@/shared/contract/marquee.ts';
import { Inline } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import * as styles from './MarqueeFiles.css';

type MarqueeFilesProps = {
  /** The uploaded files, at addresses that expire. */
  files: readonly MarqueeFile[];
};

/** Links to the files of a campaign; none plays by itself. */
export function MarqueeFiles({ files }: MarqueeFilesProps) {
  const { t } = useTranslation('entities.marquee');
  return (
    <Inline gap={3} align="end" isWrapping>
      {files.map(({ kind, address }) => (
        <Text key={kind} size="small">
          <a className={styles.link} href={address} target="_blank" rel="noopener noreferrer">
            {kind === 'image' && <img className={styles.picture} src={address} alt="" />}
            {t(`file.${kind}`)}
          </a>
        </Text>
      ))}
    </Inline>
  );
}
