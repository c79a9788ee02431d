import { useState } from 'react';
import { useSendProfileImageMutation } from '@/entities/account';
import { isProblem } from '@/shared/api';
import { useFileAddress } from '@/shared/files';
import { type PictureFault, pictureFault } from './picture-fault';

type Draft =
  | { kind: 'kept' }
  | { kind: 'removed' }
  /** `path` once the server has it, so that a second try does not send it again. */
  | { kind: 'picked'; file: File; preview: string; path?: string | undefined };

const kept: Draft = { kind: 'kept' };

/** The picture of a person while they choose another: nothing is sent before `send`. */
export function useProfilePicture(stored: string | null) {
  const [draft, setDraft] = useState<Draft>(kept);
  const [fault, setFault] = useState<PictureFault | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [sendImage] = useSendProfileImageMutation();
  const address = useFileAddress();
  const preview = draft.kind === 'picked' ? draft.preview : null;

  const pick = async (file: File) => {
    // A file that went away before it was read is no picture either.
    const found = await pictureFault(file).catch(() => 'type' as const);
    setFault(found);
    setRefusal(null);
    if (found === null) setDraft({ kind: 'picked', file, preview: address.open(file) });
  };
  const remove = () => {
    setFault(null);
    setRefusal(null);
    setDraft(stored === null ? kept : { kind: 'removed' });
  };

  /** Sends a picked file, and answers the path to save with the profile, nothing where it stays, or the failure. */
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
    /** Something else than what is stored was chosen. */
    isChanged: draft.kind !== 'kept',
    shown: draft.kind === 'kept' ? stored : preview,
    fault,
    /** What the server said of the picture, in its own words. */
    refusal,
    pick,
    remove,
    send,
    /** Keeps what a failure says of the picture, if it says anything; it is sent anew then. */
    refuse: (error: unknown) => {
      const said = (isProblem(error) && error.fields?.['profileImage']) || null;
      setRefusal(said);
      if (said !== null && draft.kind === 'picked') setDraft({ ...draft, path: undefined });
    },
    /** What was chosen is now what is stored. */
    settle: () => {
      setDraft(kept);
      setRefusal(null);
    },
  };
}
