import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate` writes a migration after the tables were changed. */
export default defineConfig({ dialect: 'postgresql', schema: './src/db/tables/*.ts', out: './src/db/migrations' });
