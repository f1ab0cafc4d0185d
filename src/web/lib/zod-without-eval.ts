import { config } from 'zod';

// Otherwise zod tries `new Function` as soon as a schema is made, which the content security policy reports as a breach.
config({ jitless: true });
