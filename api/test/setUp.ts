/** What all tests of a file share: filled in before the first of them, ended after the last. */
export function setUp<Shared extends object>(
  start: () => Promise<Shared>,
  end: (shared: Shared) => Promise<unknown>,
): Shared {
  const shared = {} as Shared;
  beforeAll(async () => {
    Object.assign(shared, await start());
  });
  afterAll(() => end(shared));
  return shared;
}
