import { useState } from 'react';
import { useSendProfileImageMutation } from '@/entities/account';
import { isProblem } from '@/shared/api';
import { profileImageMax } from '@/shared/contract/limits.ts';
import { beginsAs, pictureKinds, useFileAddress } from '@/shared/files';

type PictureFault = 'type' | 'size';

/**
 * Why a file is rejected as a profile picture, or null. It reads the first bytes, as the server
 * does, because names and media types are unreliable.
 */
export async function pictureFault(file: File): Promise<PictureFault | null> {
  if (!(await beginsAs(file, pictureKinds))) return 'type';
  return file.size > profileImageMax ? 'size' : null;
}

type Draft =
  | { kind: 'kept' }
  | { kind: 'removed' }
  /** `path` once uploaded, so that a retry does not upload again. */
  | { kind: 'picked'; file: File; preview: string; path?: string | undefined };

const unchanged: Draft = { kind: 'kept' };

/** A chosen profile picture; nothing is uploaded before `send`. */
export function useProfilePicture(stored: string | null) {
  const [draft, setDraft] = useState<Draft>(unchanged);
  const [fault, setFault] = useState<PictureFault | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [sendImage] = useSendProfileImageMutation();
  const address = useFileAddress();
  const preview = draft.kind === 'picked' ? draft.preview : null;

  const pick = async (file: File) => {
    // A file deleted before it was read is rejected too.
    const found = await pictureFault(file).catch(() => 'type' as const);
    setFault(found);
    setRefusal(null);
    if (found === null) setDraft({ kind: 'picked', file, preview: address.open(file) });
  };
  const remove = () => {
    setFault(null);
    setRefusal(null);
    setDraft(stored === null ? unchanged : { kind: 'removed' });
  };

  /**
   * Uploads a picked file and resolves to the path for the profile, nothing if unchanged, or the
   * failure.
   */
  const send = async (): Promise<{ profileImage?: string | null } | { error: unknown }> => {
    if (draft.kind === 'removed') return { profileImage: null };
    if (draft.kind === 'kept') return {};
    if (draft.path !== undefined) return { profileImage: draft.path };
    const { data, error } = await sendImage(draft.file);
    if (!data) return { error };
    setDraft({ ...draft, path: data.profileImage });
    return { profileImage: data.profileImage };
  };

  return {
    /** Differs from the saved picture. */
    isChanged: draft.kind !== 'kept',
    shown: draft.kind === 'kept' ? stored : preview,
    fault,
    /** The server's message about the picture. */
    refusal,
    pick,
    remove,
    send,
    /** Stores a failure that concerns the picture, which is then uploaded again. */
    refuse: (error: unknown) => {
      const fieldFault = (isProblem(error) && error.fields?.['profileImage']) || null;
      setRefusal(fieldFault);
      if (fieldFault !== null && draft.kind === 'picked') setDraft({ ...draft, path: undefined });
    },
    /** The chosen picture is now saved. */
    settle: () => {
      setDraft(unchanged);
      setRefusal(null);
    },
  };
}
