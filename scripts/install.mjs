// Includes the development tools, which `npm start` leaves out.
import { ensureInstalled } from './prepare.mjs';

ensureInstalled({ withTools: true });
