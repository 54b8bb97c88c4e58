import { startServer } from './server.ts';

/** One server for the whole run; tests make their own accounts in it. E2E_URL points the tests at another. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env.E2E_URL) return async () => {};
  const server = await startServer();
  process.env.E2E_URL = server.url;
  return async () => {
    await server.stop();
  };
}
