/** What came over the wire, of a shape that the test knows. */
// eslint-disable-next-line typescript/no-explicit-any
export type Json = any;
