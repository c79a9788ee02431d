import { Plus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/routes';
import { IconButton } from '@/shared/ui/icon-button';
import { Stack } from '@/shared/ui/stack';
import * as styles from './CreatePlaylistForm.css';
import { NewPlaylistForm } from './NewPlaylistForm';

type CreatePlaylistFormProps = {
  heading: ReactNode;
  onOpen?: () => void;
};

export function CreatePlaylistForm({ heading, onOpen }: CreatePlaylistFormProps) {
  const { t } = useTranslation('features.create-playlist');
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  const close = () => {
    setIsOpen(false);
    // The form disappears with the focus.
    opener.current?.focus();
  };

  const handleToggle = () => {
    if (!isOpen) onOpen?.();
    setIsOpen(!isOpen);
  };

  return (
    <Stack gap={2}>
      <div className={styles.head} data-sidebar-row>
        {heading}
        <IconButton ref={opener} label={t('open')} aria-expanded={isOpen} onClick={handleToggle}>
          <Plus />
        </IconButton>
      </div>
      {isOpen && (
        <NewPlaylistForm onCreated={(id) => void navigate(paths.playlist(id))} onDone={close} />
      )}
    </Stack>
  );
}
