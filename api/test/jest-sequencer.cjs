// The slow files first where nothing is known of earlier runs, as on a clean checkout: one of minutes that begins last would be
// waited for alone.
const { default: Sequencer } = require('@jest/test-sequencer');

const isSlow = ({ path }) => path.includes('.slow.test.');

module.exports = class SlowFirst extends Sequencer {
  sort(tests) {
    const ordered = super.sort(tests);
    if (ordered.every(({ duration }) => duration !== undefined)) return ordered;
    return [...ordered.filter(isSlow), ...ordered.filter((test) => !isSlow(test))];
  }
};
