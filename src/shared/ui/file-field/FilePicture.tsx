import { File } from 'lucide-react';
import * as styles from './FileField.css';

export function FilePicture({ picture }: { picture: Blob | string | undefined }) {
  const show = (image: HTMLImageElement) => {
    // An address is revoked by the code that opened it.
    const opened = typeof picture === 'string' ? null : URL.createObjectURL(picture as Blob);
    image.src = opened ?? (picture as string);
    return () => {
      if (opened !== null) URL.revokeObjectURL(opened);
    };
  };
  return (
    <span className={styles.picture} aria-hidden>
      <File size={20} />
      {picture && (
        <img
          ref={show}
          alt=""
          className={styles.image}
          onLoad={({ currentTarget }) => (currentTarget.hidden = false)}
          onError={({ currentTarget }) => (currentTarget.hidden = true)}
        />
      )}
    </span>
  );
}
