import { type ChangeEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { profileImageMax } from '@/shared/contract/limits.ts';
import { getAcceptedTypes, pictureKinds } from '@/shared/files';
import { Artwork } from '@/shared/ui/artwork';
import { Button } from '@/shared/ui/button';
import { Inline } from '@/shared/ui/stack';
import type { useProfilePicture } from '../../model/use-profile-picture';
import * as styles from './PictureField.css';

type PictureFieldProps = {
  picture: ReturnType<typeof useProfilePicture>;
  /** Chooses the drawn portrait. */
  seed: string;
};

const megabytes = profileImageMax / 1024 / 1024;

/** Previews the chosen file before any upload. */
export function PictureField({ picture, seed }: PictureFieldProps) {
  const { t } = useTranslation('pages.listener.profile');
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const errorId = useId();
  const { shown, fault, refusal, pick, remove } = picture;
  const faults = {
    type: t('profile.error.pictureType'),
    size: t('profile.error.pictureSize', { megabytes }),
  };
  const error = fault === null ? refusal : faults[fault];

  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) void pick(file);
    // Lets the same file be picked again.
    target.value = '';
  };

  return (
    <fieldset aria-describedby={error ? `${hintId} ${errorId}` : hintId}>
      <legend className={styles.legend}>{t('profile.picture')}</legend>
      <Inline gap={5} isWrapping>
        <div className={styles.portrait}>
          <Artwork
            src={shown}
            seed={seed}
            alt={t('profile.pictureAlt')}
            shape="round"
            sizes="104px"
          />
        </div>
        <div className={styles.words}>
          <input
            ref={input}
            type="file"
            accept={getAcceptedTypes(pictureKinds)}
            aria-label={t('profile.pictureFile')}
            onChange={handleChange}
            hidden
          />
          <Inline gap={2} isWrapping>
            <Button onClick={() => input.current?.click()}>{t('profile.changePicture')}</Button>
            {shown !== null && (
              <Button variant="ghost" onClick={remove}>
                {t('profile.removePicture')}
              </Button>
            )}
          </Inline>
          <p id={hintId} className={styles.hint}>
            {t('profile.pictureHint', { megabytes })}
          </p>
          {error && (
            <p id={errorId} className={styles.error} role="alert">
              {error}
            </p>
          )}
        </div>
      </Inline>
    </fieldset>
  );
}
