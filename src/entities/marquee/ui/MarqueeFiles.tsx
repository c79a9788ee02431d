import { useTranslation } from 'react-i18next';
import type { MarqueeFile } from '@/shared/contract/marquee.ts';
import { OutwardLink } from '@/shared/ui/outward-link';
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
          {kind === 'image' && <img className={styles.picture} src={address} alt="" />}
          <OutwardLink href={address}>{t(`file.${kind}`)}</OutwardLink>
        </Text>
      ))}
    </Inline>
  );
}
