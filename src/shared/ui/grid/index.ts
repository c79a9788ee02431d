export { Grid } from './Grid';
