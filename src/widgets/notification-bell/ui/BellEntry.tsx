import { type ReactNode, type Ref, useState } from 'react';
import { BellLook } from '@/entities/notification';
import { useOpenNotificationMutation } from '../api/notification-api';
import type { ReceivedNotifications } from '@/shared/contract/notification.ts';
import { logFailure } from '@/shared/lib/log';

type BellEntryProps = {
  notification: ReceivedNotifications['notifications'][number];
  title: string;
  icon: ReactNode;
  children: ReactNode;
  /** Ref of the button. */
  headRef?: Ref<HTMLButtonElement> | undefined;
};

/** Opening it marks it as read. */
export function BellEntry({ notification, title, icon, children, headRef }: BellEntryProps) {
  const { id, at, isRead } = notification;
  const [isOpen, setOpen] = useState(false);
  const [open] = useOpenNotificationMutation();

  const toggle = async () => {
    setOpen(!isOpen);
    if (isOpen) return;
    const { error } = await open(id);
    if (error) logFailure('openNotification', error);
  };
  return (
    <BellLook
      title={title}
      artist={'artist' in notification ? (notification.artist ?? undefined) : undefined}
      at={at}
      isRead={isRead}
      icon={icon}
      isOpen={isOpen}
      onPress={() => void toggle()}
      headRef={headRef}
    >
      {children}
    </BellLook>
  );
}
