import { useTranslation } from 'react-i18next';
import type { PreparedTrack, SoundFacts } from '@/shared/contract/release.ts';
import { formatTime, formatsIn } from '@/shared/lib/format';

export function useReleaseWords() {
  const { t, i18n } = useTranslation('entities.release');
  const { date, list, number } = formatsIn(i18n.language);
  return {
    /** `3:05 · FLAC · 44,1 kHz` */
    getSound: (sound: SoundFacts & { isInterlude?: boolean }): string => {
      const { seconds, format, sampleRate, bitrate, isInterlude = false } = sound;
      const about =
        format === 'mp3'
          ? t('sound.bitrate', { rate: number(Math.round(bitrate / 1000)) })
          : t('sound.sampleRate', { rate: number(sampleRate / 1000) });
      const length = formatTime(Math.round(seconds));
      const facts = t('sound.facts', { length, format: format.toUpperCase(), about });
      return isInterlude ? t('sound.interlude', { facts }) : facts;
    },
    getCredits: ({ writers, producers }: Pick<PreparedTrack, 'writers' | 'producers'>): string => {
      return [
        writers.length > 0 && t('credits.writers', { names: list(writers) }),
        producers.length > 0 && t('credits.producers', { names: list(producers) }),
      ]
        .filter((part) => part !== false)
        .join(' · ');
    },
    date,
  };
}
