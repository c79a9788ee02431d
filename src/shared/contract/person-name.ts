import * as z from 'zod/mini';
import { brand } from '../config/brand.ts';
import { getLook } from '../rules/get-look.ts';
import { trimUnseen } from './written.ts';

const spokenFor =
  'oficial official equipo team soporte support ayuda help staff editorial admin administracion administrador ' +
  'administradora moderacion seguridad security atencion cliente la el al de del the of';

const authority = new RegExp(`^(?:${spokenFor.split(' ').map(getLook).join('|')})*$`);

/** Whether a name resembles the product's, alone or with words such as 'Oficial'. */
export function isReservedName(name: string): boolean {
  const look = getLook(name);
  const own = getLook(brand);
  const at = own === '' ? -1 : look.indexOf(own);
  return (
    at >= 0 && authority.test(look.slice(0, at)) && authority.test(look.slice(at + own.length))
  );
}

const isOneLine = (name: string) => !/[\p{Cc}\u2028\u2029]/u.test(name);

export type NameFault = 'line' | 'reserved';

const params = (fault: NameFault) => ({ params: { fault } });

export const personNameSchema = (most: number) =>
  z.string().check(
    trimUnseen(),
    z.minLength(1),
    z.maxLength(most),
    z.refine(isOneLine, params('line')),
    z.refine((name) => !isReservedName(name), params('reserved')),
  );
