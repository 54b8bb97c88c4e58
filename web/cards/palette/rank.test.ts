import { rank } from './rank.ts';

const ENTRIES: Record<string, string[]> = {
  tempo: ['Tempo run 3 × 10 min', 'Run', 'tomorrow', 'Wednesday 6 January', '6 Jan 2027', '2027-01-06'],
  easy: ['Easy run', 'Run', 'Thursday 7 January', '7 Jan 2027', '2027-01-07'],
  ride: ['Long ride', 'Bike', 'Saturday 9 January', '9 Jan 2027', '2027-01-09'],
  race: ['Add race', 'season event new'],
  season: ['Season Plan', 'page screen'],
  ill: ['Not feeling 100%', 'report illness sick ill'],
};

/** Names of what is found, best first. */
const found = (typed: string) =>
  Object.entries(ENTRIES)
    .map(([name, words]) => ({ name, fit: rank(typed, words) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
    .map(({ name }) => name);

test.each<[string, string[]]>([
  ['tempo', ['tempo']],
  ['run', ['tempo', 'easy']],
  ['easy r', ['easy']],
  ['run wed', ['tempo']],
  ['9 jan', ['ride']],
  ['2027-01-07', ['easy']],
  ['bike', ['ride']],
  ['tomorrow', ['tempo']],
  ['season', ['season', 'race']],
  ['RACE add', ['race']],
  ['ill', ['ill']],
  ['un', []],
  ['tempo bike', []],
])('%s finds %j', (typed, names) => {
  expect(found(typed)).toEqual(names);
});

test('nothing typed shows everything', () => {
  expect(found('')).toEqual(Object.keys(ENTRIES));
});
