import { isStanding, type WayBack } from './revertedRevisions.ts';

const undone: WayBack = { number: 6, to: 4 };
const redone: WayBack = { number: 7, to: 5 };

test.each<[name: string, revision: number, ways: readonly WayBack[], stands: boolean]>([
  ['nothing led back', 5, [], true],
  ['it was undone', 5, [undone], false],
  ['what came before it was undone stands', 4, [undone], true],
  ['what came after the undo stands', 7, [undone], true],
  ['its undo was undone', 5, [redone, undone], true],
  ['the undo itself does not stand then', 6, [redone, undone], false],
  ['the schedule went back behind it', 5, [{ number: 9, to: 2 }], false],
  ['it was undone, and that was gone back behind', 5, [{ number: 9, to: 5 }, undone], true],
  ['it was undone on a way that was left', 3, [{ number: 9, to: 1 }, undone], false],
])('%s: %i', (_name, revision, ways, stands) => {
  expect(isStanding(revision, ways)).toBe(stands);
});
