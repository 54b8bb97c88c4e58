// The slow files first where nothing is known of earlier runs, as on a clean checkout: one of minutes that begins last would be
// waited for alone.
const { default: Sequencer } = require('@jest/test-sequencer');

/** Each step begins before the next: whole servers; properties, and what reads every sentence or plan of a long list. */
const FIRST = [
  /\.slow\.test\./,
  /\.properties\.test\.|\/core\/(?:language\/words|language\/metamorphic|language\/request\/requests|principles\/named)\.test\.|\/core\/week\/(?:thresholdTests\/everyAthlete|planSchedule\.\w+|longestOfSport)\.test\./,
];
const step = ({ path }) => {
  const found = FIRST.findIndex((pattern) => pattern.test(path));
  return found < 0 ? FIRST.length : found;
};

module.exports = class SlowFirst extends Sequencer {
  sort(tests) {
    const ordered = super.sort(tests);
    if (ordered.every(({ duration }) => duration !== undefined)) return ordered;
    return ordered.toSorted((a, b) => step(a) - step(b));
  }
};
