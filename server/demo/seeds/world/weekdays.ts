import type { DemoConcert } from '#sample/promotion/demo-concerts.ts';

const day = 86_400_000;

const weekdays: Readonly<Record<string, number>> = {
  con_marejada: 5,
  con_alba: 6,
  con_jacaranda: 4,
  con_ombu: 6,
  con_azahar: 0,
  'con_faro-viejo': 5,
};

/** Moves a concert to its weekday, by three days at most. */
export function onItsWeekday({ id, isIn }: Pick<DemoConcert, 'id' | 'isIn'>, now: Date): number {
  const planned = new Date(now.getTime() + isIn * day).getUTCDay();
  const wanted = weekdays[id] ?? planned;
  return isIn + ((wanted - planned + 10) % 7) - 3;
}
