import type { EditorialCategory } from '../../contract/editorial-playlist.ts';

/** Category of each editorial playlist, by its sample id. */
export const editorialCategories: { readonly [id: string]: EditorialCategory } = {
  'pls_ventana-abierta': 'featured',
  'pls_perreo-de-azotea': 'genre',
  'pls_lluvia-en-los-cristales': 'mood',
  'pls_de-raiz': 'genre',
  'pls_cafe-de-las-once': 'genre',
  'pls_novedades-del-viernes': 'charts',
  'pls_la-mente-en-calma': 'mood',
  'pls_kilometros-por-delante': 'mood',
  'pls_hasta-que-enciendan-las-luces': 'mood',
  'pls_barrio-y-rima': 'genre',
  'pls_corazon-en-obras': 'mood',
  'pls_domingo-en-pijama': 'mood',
  'pls_sudor-y-metales': 'genre',
  'pls_guitarras-con-vecinos': 'genre',
  'pls_noche-de-terciopelo': 'genre',
  'pls_clasica-para-impacientes': 'genre',
  'pls_mantel-de-hule': 'featured',
  'pls_aquellos-discos': 'featured',
  'pls_correr-sin-reloj': 'mood',
  pls_duermevela: 'mood',
};
