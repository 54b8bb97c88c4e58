const { createRequire } = require('node:module');
const { couldMatch } = require('./selectorNeeds.cjs');

// For the style of an element jsdom asks of each rule of every stylesheet, at length, whether it matches. Of nearly all of them the
// element's name and classes tell that it does not. In its place before jsdom's own modules take it from there.
const selectors = createRequire(require.resolve('jsdom'))('./jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) =>
  couldMatch(element, selector) && matchesDontThrow(element, selector);

const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom plus the classes of fetch and streams that every browser has; react-router makes a Request for each loader. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    // a Request takes only an abort signal of its own realm
    Object.assign(this.global, { Request, Response, Headers, AbortController, AbortSignal, TextEncoder, TextDecoder });
    Object.assign(this.global, {
      ReadableStream,
      WritableStream,
      TransformStream,
      CompressionStream,
      DecompressionStream,
    });
  }
};
