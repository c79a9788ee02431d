/** There are as many surnames, so that each pair is a different, invented person. */
export const firstNames = (
  'Abril Adriana Agustín Alba Aldana Alejo Amalia Aníbal Ariana Aurora Bárbara Belén Benicio Berta Blanca Camilo Catalina ' +
  'Celeste Ciro Clara Dafne Damián Débora Delfina Diego Edgar Elena Emilia Ernesto Esther Fabiola Facundo Félix Flor ' +
  'Gael Gisela Gonzalo Inés Irene Iván Jimena Joaquín Julia Leandro Leonor Lorena Lucas Magalí Manuela Marcos Martina Mateo ' +
  'Nadia Noelia Olga Óscar Patricio Pilar Ramiro Renata Sabina Simón Tobías Valeria'
).split(' ');

export const surnames = (
  'Abadía Acevedo Alameda Almendro Arenas Arroyo Avellaneda Barranco Bermejo Cabrera Calzada Campos Candelaria Cañizares ' +
  'Cardenal Carmona Castaño Cerezo Ciruelo Cordero Corrales Encina Escalera Espejo Espinosa Fontana Fresneda Galindo Granados ' +
  'Herrera Higuera Jaramillo Laguna Lavalle Lima Llano Manzano Marín Merino Molina Montero Naranjo Nieves Nogales Olivares ' +
  'Olmedo Otero Palomo Paredes Pastor Pedrera Peral Pinares Prado Quesada Ribera Robledo Rosales Salvatierra Segovia Solano ' +
  'Toledo Vergara Zarzal'
).split(' ');
