class MissingInput extends Error {}

/** Reading an input that is not there ends the sentence: what is kept of old may lack inputs that its code has by now. */
const asKept = <T extends object>(inputs: T): T =>
  new Proxy(inputs, {
    get(target, name) {
      if (!(name in target)) throw new MissingInput();
      return Reflect.get(target, name);
    },
  });

/** What a row of a table makes of kept inputs; null: they lack one that it needs. */
export function fromKept<T extends object, Made>(make: (inputs: T) => Made, inputs: T): Made | null {
  try {
    return make(asKept(inputs));
  } catch (error) {
    if (error instanceof MissingInput) return null;
    throw error;
  }
}

/** Rows of a table that all say the same. */
export const alike = <Code extends string, Text>(codes: Readonly<Record<Code, unknown>>, text: Text) =>
  Object.fromEntries(Object.keys(codes).map((code) => [code, text])) as Record<Code, Text>;
