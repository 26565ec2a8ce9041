import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'sqlite',
  schema: ['./src/worker/data/*/{schema,*-schema}.ts', './src/worker/services/*/sandbox-schema.ts'],
  out: './migrations',
});
