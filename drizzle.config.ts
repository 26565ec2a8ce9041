import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'sqlite',
  schema: './src/worker/commerce/embedded/*-schema.ts',
  out: './migrations',
});
