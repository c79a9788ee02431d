import { File } from 'lucide-react';
import * as styles from './FileField.css';

export function FilePicture({ picture }: { picture: Blob | string | undefined }) {
  const show = (image: HTMLImageElement) => {
    const address = typeof picture === 'string' ? picture : URL.createObjectURL(picture as Blob);
    image.src = address;
    return () => URL.revokeObjectURL(address);
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
