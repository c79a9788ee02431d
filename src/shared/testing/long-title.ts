/** A Spanish title of exactly 120 characters, for stories of what has to bear long text. */
export const longTitle =
  'Canción para volver caminando de madrugada por la avenida larga cuando ya no pasa ningún tren y todavía nadie ha abierto';

/** A name for the artist of such a title. */
export const longName = 'La Orquesta Itinerante de los Domingos por la Tarde';
