export { artGround, tinted } from './ArtGround.css';
export { groundVars } from './ground-colours';
