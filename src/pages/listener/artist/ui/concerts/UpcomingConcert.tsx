import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ConcertRow, useConcertWords } from '@/entities/concert';
import type { UpcomingConcert as Upcoming } from '@/shared/contract/concert.ts';
import { saveText } from '@/shared/files';
import { Button } from '@/shared/ui/button';
import { calendarFile } from '../../lib/calendar-file';

type UpcomingConcertProps = {
  concert: Upcoming;
  artist: string;
};

/** A concert with its calendar file. */
export function UpcomingConcert({ concert, artist }: UpcomingConcertProps) {
  const { t } = useTranslation(['pages.listener.artist.concerts', 'entities.concert']);
  const words = useConcertWords();
  const { title, venue, date, doors } = concert;

  const save = () => {
    const opens = doors && t('entities.concert:doors', { doors });
    const description = [opens, concert.description].filter(Boolean).join('\n');
    const place = [venue, words.place(concert)].join(', ');
    const event = { ...concert, artist, place, description };
    const file = `${t('file')}-${date}.ics`;
    saveText(file, calendarFile(event, new Date()), 'text/calendar;charset=utf-8');
  };
  return (
    <ConcertRow
      concert={concert}
      actions={
        <Button variant="soft" size="small" aria-label={t('calendarOf', { title })} onClick={save}>
          <CalendarPlus size={16} aria-hidden />
          {t('calendar')}
        </Button>
      }
    />
  );
}
