/** A Spanish title of exactly 120 characters. */
export const longTitle =
  'Canción para volver caminando de madrugada por la avenida larga cuando ya no pasa ningún tren y todavía nadie ha abierto';

export const longName = 'La Orquesta Itinerante de los Domingos por la Tarde';
