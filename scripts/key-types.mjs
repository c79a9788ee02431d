// After an install (`prepare` of package.json), and before types are checked.
import { writeKeyTypes } from './prepare.mjs';

writeKeyTypes();
