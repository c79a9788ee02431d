export { Dialog, DialogActions } from './Dialog';
