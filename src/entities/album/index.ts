export { albumApi, useAlbumQuery } from './api/album-api';
export { AlbumCard } from './ui/AlbumCard';
