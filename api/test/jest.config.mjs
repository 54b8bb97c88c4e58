import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { redisServer } from '../cli/redisServer.mjs';

const rootDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

const common = {
  rootDir,
  runtime: '<rootDir>/api/test/jest-runtime.cjs',
  transform: { '\\.[cm]?[jt]sx?$': '<rootDir>/api/test/jest-transform.cjs' },
  // copies of this tree, while `npm run mutants` changes them
  modulePathIgnorePatterns: ['<rootDir>/.mutants/'],
  // packages that ship ES modules only
  transformIgnorePatterns: [
    '/node_modules/(?!(@prisma/schema-engine-wasm|react-dnd|dnd-core|@react-dnd|graphql-ws|openid-client|oauth4webapi|jose|uuid|d3-[a-z-]+|internmap|oauth2-mock-server|is-plain-obj|graphql-http)/)',
  ],
};

/** @type {import('jest').Config} */
export default {
  testSequencer: '<rootDir>/api/test/jest-sequencer.cjs',
  rootDir,
  // a busy machine needs longer than Jest's half second to end a process that has nothing left to do
  workerGracefulExitTimeout: 10_000,
  projects: [
    {
      ...common,
      displayName: 'core',
      testEnvironment: '<rootDir>/api/test/jest-environment.cjs',
      testMatch: [
        '<rootDir>/api/{core,admission}/**/*.test.ts',
        '<rootDir>/api/test/{rooms,docs,sources}.test.ts',
        '<rootDir>/api/cli/**/*.test.ts',
      ],
      setupFilesAfterEnv: ['<rootDir>/api/test/patience.ts', '<rootDir>/api/test/propertySeed.ts'],
    },
    {
      ...common,
      displayName: 'api',
      testEnvironment: '<rootDir>/api/test/jest-environment.cjs',
      testMatch: [
        '<rootDir>/api/{db,domain,graphql,rest,mcp,auth,adapters,jobs,test}/**/*.test.ts',
        '<rootDir>/api/*.test.ts',
        '<rootDir>/e2e/clients/*.test.ts',
      ],
      testPathIgnorePatterns: [
        '/api/test/(?:rooms|docs|sources)\\.test\\.ts$',
        ...(redisServer ? [] : ['/redis[^/]*\\.test\\.ts$']),
        // they kill servers, flood them, try each door, field and file as an attacker would, or search every file for an erased account: npm
        // test at a desk leaves them to CI
        ...(process.env.TEST_SHORT ? ['\\.slow\\.test\\.ts$'] : []),
      ],
      setupFilesAfterEnv: ['<rootDir>/api/test/patience.ts', '<rootDir>/api/test/propertySeed.ts'],
      globalSetup: '<rootDir>/api/test/globalSetup.ts',
      globalTeardown: '<rootDir>/api/test/globalTeardown.ts',
    },
    {
      ...common,
      displayName: 'web',
      // no workers here: what they do is done in the page
      moduleNameMapper: { '^(.*)\\.worker\\.ts\\?worker$': '$1.inPage.ts' },
      testEnvironment: '<rootDir>/web/relay/jestEnvironment.cjs',
      testMatch: ['<rootDir>/web/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/api/test/patience.ts', '<rootDir>/web/relay/jestSetup.ts'],
    },
  ],
};
