import { type ChangeEvent, useRef } from 'react';
import { lyricsLimits } from '@/shared/contract/lyrics.ts';
import { decodeText } from '@/shared/rules/lyrics/decode-text.ts';

type LyricsFile = {
  onText: (text: string) => void;
  /** The text could not be shown. */
  onTooLarge: () => void;
};

/** A file with lyrics: `input` is hidden, `choose` opens it. */
export function useLyricsFile({ onText, onTooLarge }: LyricsFile) {
  const file = useRef<HTMLInputElement>(null);
  const handleFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    target.value = '';
    if (!chosen) return;
    if (chosen.size > lyricsLimits.bytes) onTooLarge();
    else onText(decodeText(new Uint8Array(await chosen.arrayBuffer())));
  };
  return {
    input: (
      <input
        ref={file}
        type="file"
        hidden
        accept=".lrc,.ttml,.txt"
        onChange={(event) => void handleFile(event)}
      />
    ),
    choose: () => file.current?.click(),
  };
}
