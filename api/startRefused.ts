/** The server cannot start as configured. Its message is the one line that the operator reads; the exit code is 2. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}
