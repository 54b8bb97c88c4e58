// What `npm run mutants` changes, room by room, and the tests that have to notice. They are those beside the code and the few that
// ask it most directly: a mutant runs only those of them that reach it, and slow properties would run for each.

/** @type {Record<string, { code: string, tests: string[], project: 'core' | 'api' }>} */
export const ROOMS = {
  rules: {
    code: 'api/core/rules',
    tests: ['api/core/rules/**/*.test.ts'],
    project: 'core',
  },
  change: {
    code: 'api/core/change',
    tests: ['api/core/change/**/!(*.properties).test.ts'],
    project: 'core',
  },
  week: {
    code: 'api/core/week',
    // the printed plans are read as a coach reads them, line by line: what changes one is noticed there
    tests: ['api/core/week/**/!(*.properties|*.rates).test.ts', 'api/cli/plans.test.ts'],
    project: 'core',
  },
  auth: {
    code: 'api/auth',
    // what other rooms make of it is proven there; each of these starts in seconds
    tests: ['api/auth/**/*.test.ts', 'api/rest/{auth,signIn}.test.ts', 'api/app.{forgery,tokens}.test.ts'],
    project: 'api',
  },
  access: {
    code: 'api/domain/kernel/access.ts',
    tests: ['api/domain/kernel/access.test.ts', 'api/test/access{Routes,Reads,Mutations}.slow.test.ts'],
    project: 'api',
  },
};
