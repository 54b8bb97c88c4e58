const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom plus the fetch classes that every browser has; react-router makes a Request for each loader. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    // a Request takes only an abort signal of its own realm
    Object.assign(this.global, { Request, Response, Headers, AbortController, AbortSignal, TextEncoder, TextDecoder });
  }
};
