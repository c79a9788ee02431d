import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isForeignAddress } from '@/shared/rules/web-address.ts';
import { useRested } from '@/shared/lib/text-filter';
import * as styles from './playlists.css';

type CoverPreviewProps = {
  address: string;
};

/** Shows the picture at an address once typing pauses. */
export function CoverPreview({ address }: CoverPreviewProps) {
  const { t } = useTranslation('pages.editorial.playlists');
  const rested = useRested(address).trim();
  const [failed, setFailed] = useState<string | null>(null);
  if (rested === failed || !isForeignAddress(rested)) return null;
  return (
    <img
      key={rested}
      src={rested}
      alt={t('form.preview')}
      referrerPolicy="no-referrer"
      className={styles.preview}
      onError={() => setFailed(rested)}
    />
  );
}
