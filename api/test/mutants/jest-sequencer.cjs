// The short test files first: most often one of them notices a mutant, and those that start a server for it are spared.
const { statSync } = require('node:fs');
const { default: Sequencer } = require('@jest/test-sequencer');

module.exports = class extends Sequencer {
  sort(tests) {
    const sizeOf = ({ path }) => statSync(path).size;
    return [...tests].sort((one, other) => sizeOf(one) - sizeOf(other));
  }
};
