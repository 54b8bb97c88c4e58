import { builder } from './builder.ts';

/**
 * An enum of the schema over the words that the server keeps: `half-ironman` is HALF_IRONMAN, and `5k`, since no name begins with a digit,
 * RACE_5K. Each value is described.
 */
export function enumOf<const T extends string>(name: string, description: string, values: Readonly<Record<T, string>>) {
  const words = Object.keys(values) as T[];
  return builder.enumType(name, {
    description,
    values: Object.fromEntries(words.map((value) => [nameOf(value), { value, description: values[value] }])) as Record<
      string,
      { value: T; description: string }
    >,
  });
}

function nameOf(word: string): string {
  return word
    .replace(/^(?=\d)/, 'race-')
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replaceAll(/[-:]/g, '_')
    .toUpperCase();
}
