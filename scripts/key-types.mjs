// Runs after an install (`prepare` in package.json) and before the type check.
import { writeKeyTypes } from './prepare.mjs';

writeKeyTypes();
