// npm run mutants [-- room [part of a file's name …]]: changes the code one place at a time, and asks whether a test goes red.
// SAMPLE=6 in front of it looks at every sixth stretch of lines only: a share to go by, in a sixth of the time. OFFSET=1 begins with the
// second stretch, so that another sample looks elsewhere.
// What is known of files and tests that did not change since is kept (.mutants), so the second run of a room is short. It looks at
// no other files: after a change of what the room imports, remove .mutants first.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import setUp from '../globalSetup.ts';
import tearDown from '../globalTeardown.ts';
import { ROOMS } from './rooms.mjs';

const [room, ...parts] = process.argv.slice(2);
if (room !== undefined && !(room in ROOMS)) {
  console.error(`No such room: ${room}. There are ${Object.keys(ROOMS).join(', ')}.`);
  process.exit(2);
}

/** Below this share of noticed mutants a room is red. */
const MIN_NOTICED = 85;

function filesOf(room) {
  const { code } = ROOMS[room];
  const inside = code.endsWith('.ts')
    ? [code]
    : readdirSync(code, { recursive: true }).map((file) => path.join(code, file));
  const files = inside.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const asked = files.filter((file) => parts.length === 0 || parts.some((part) => path.basename(file).includes(part)));
  if (asked.length > 0) return asked;
  console.error(`No file of ${room} is named like ${parts.join(' or ')}.`);
  process.exit(2);
}

const SAMPLE = Number(process.env.SAMPLE ?? 1);
const OFFSET = Number(process.env.OFFSET ?? 0) % SAMPLE;
/** Longer than most statements: one that reaches from a stretch into the next is left out. */
const STRETCH_LINES = 20;

/**
 * Every so many stretches of the files, as Stryker names them. Each file is counted from a place of its own, by its name: a change of
 * another file leaves the sample as it is, so that before and after can be compared.
 */
function sampleOf(files) {
  return files.flatMap((file) => {
    let count = createHash('sha256').update(file).digest().readUInt16BE();
    const lines = readFileSync(file, 'utf8').split('\n').length;
    const firsts = Array.from({ length: Math.ceil(lines / STRETCH_LINES) }, (_, i) => 1 + i * STRETCH_LINES);
    return firsts
      .filter(() => count++ % SAMPLE === OFFSET)
      .map((first) => `${file}:${first}-${first + STRETCH_LINES - 1}`);
  });
}

async function run(room) {
  const { project } = ROOMS[room];
  const name = SAMPLE > 1 ? `${room}.sample${SAMPLE}.${OFFSET}` : room;
  process.env.MUTANTS_ROOM = room;
  // a mutant that only a rare case notices wants a row of a table
  process.env.PROPERTY_SHARE = '0.1';
  // one database server for all mutants of the room
  if (project === 'api') await setUp();
  try {
    await new Stryker({
      mutate: SAMPLE > 1 ? sampleOf(filesOf(room)) : filesOf(room),
      testRunner: 'jest',
      plugins: ['@stryker-mutator/jest-runner', path.resolve('api/test/mutants/survivors.mjs')],
      jest: { projectType: 'custom', configFile: 'api/test/mutants/jest.config.mjs', enableFindRelatedTests: false },
      // only the tests that reach a mutant are run for it
      coverageAnalysis: 'perTest',
      // what is worked out while a file is loaded would run every test of the room, for each mutant of it
      ignoreStatic: true,
      concurrency: Math.max(1, Math.floor(availableParallelism() / 2)),
      timeoutMS: 15_000,
      // what swc reads needs no comment for the compiler
      disableTypeChecks: false,
      ignorePatterns: [
        '.data',
        '.demo-data',
        '.mutants',
        'bench/results',
        'coverage',
        'dist',
        'screens',
        'test-results',
        // it names no other file that would have to be found from the sandbox, and Stryker's reader of it asks for another compiler
        'tsconfig.json',
      ],
      tempDirName: '.mutants/sandbox',
      incremental: true,
      incrementalFile: `.mutants/${name}.json`,
      htmlReporter: { fileName: `.mutants/${name}.html` },
      reporters: ['clear-text', 'html', 'progress-append-only', 'survivors'],
      clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
      thresholds: { high: 95, low: MIN_NOTICED, break: MIN_NOTICED },
      allowEmpty: false,
    }).runMutationTest();
  } finally {
    if (project === 'api') await tearDown();
  }
}

for (const each of room === undefined ? Object.keys(ROOMS) : [room]) {
  console.log(`\n${each}\n`);
  await run(each);
}
