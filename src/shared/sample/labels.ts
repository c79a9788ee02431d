import type { ContractStatus } from '../contract/label.ts';
import { slug } from './plain-text.ts';

/** A label, named by its albums. */
export type Label = {
  name: string;
  email: string;
  website: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  foundedYear: number;
  contactPerson: string;
  phone: string;
  /** With the service. */
  contractStatus: ContractStatus;
  /** Percent. */
  royaltyRate: number;
};

type Row = [
  name: string,
  country: string,
  foundedYear: number,
  contactPerson: string,
  phone: string,
  royaltyRate: number,
  contractStatus?: ContractStatus,
];

const rows: Row[] = [
  ['Balcón Discos', 'AR', 2009, 'Irene Balcarce', '+54 11 5550 0101', 72.5],
  ['Marejada Records', 'ES', 2014, 'Óscar Mareas', '+34 910 555 102', 70],
  ['Cordillera Sonora', 'CO', 2006, 'Paola Restrepo', '+57 601 555 0103', 68],
  ['La Azotea', 'MX', 2017, 'Memo Terrazas', '+52 55 5550 0104', 70],
  ['Calamina', 'PE', 2019, 'Rocío Huamán', '+51 1 555 0105', 66.25],
  ['Faro Sur', 'CL', 2003, 'Ximena Alfaro', '+56 2 5550 0106', 71],
  ['Casa Jacaranda', 'MX', 1998, 'Teresa Luna', '+52 33 5550 0107', 75],
  ['Discos Alféizar', 'ES', 2021, 'Greta Alonso', '+34 930 555 108', 65, 'pending'],
  ['Neón Criollo', 'US', 2015, 'Wilmer Santos', '+1 305 555 0109', 74],
  ['Aljibe', 'ES', 1991, 'Rafael Almagro', '+34 958 555 110', 70],
  ['Clave & Sal', 'US', 1987, 'Mirta Cienfuegos', '+1 786 555 0111', 73.75],
  ['Sierra Baja', 'MX', 2011, 'Lupita Quezada', '+52 81 5550 0112', 67],
  ['Ediciones Calandria', 'AR', 1979, 'Elvira Santa Coloma', '+54 341 555 0113', 80, 'pending'],
  ['Sello del Patio', 'CO', 1995, 'Remedios Monte', '+57 604 555 0114', 60, 'expired'],
];

/** The labels behind the names on the albums. */
export const labels: readonly Label[] = rows.map(
  ([name, country, foundedYear, contactPerson, phone, royaltyRate, contractStatus = 'active']) => {
    const site = `${slug(name, 28)}.tonada.example`;
    return {
      name,
      email: `contacto@${site}`,
      website: `https://${site}`,
      country,
      foundedYear,
      contactPerson,
      phone,
      contractStatus,
      royaltyRate,
    };
  },
);
