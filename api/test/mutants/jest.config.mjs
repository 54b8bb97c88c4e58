// Jest for one room of mutants: one project, since Stryker gives its environment to one.
import path from 'node:path';
import jest from '../jest.config.mjs';
import { ROOMS } from './rooms.mjs';

const { tests, project } = ROOMS[process.env.MUTANTS_ROOM];
const { displayName, globalSetup, globalTeardown, ...rest } = jest.projects.find(
  (each) => each.displayName === project,
);
const here = (name) => path.join(rest.rootDir, name);

/** @type {import('jest').Config} */
export default {
  ...rest,
  // a mutant's run begins with a look at all files of these
  roots:
    project === 'core'
      ? [here('api/core'), here('api/test'), here('api/cli')]
      : [here('api'), here('prisma'), here('web')],
  testMatch: tests.map((each) => `<rootDir>/${each}`),
  testEnvironment: here('api/test/jest-environment.cjs'),
  testRunner: here('api/test/mutants/jest-circus.cjs'),
  testSequencer: here('api/test/mutants/jest-sequencer.cjs'),
};
