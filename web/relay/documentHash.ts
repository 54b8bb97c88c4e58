import { createHash } from 'node:crypto';
import { type DefinitionNode, print } from 'graphql';

/** What relay-compiler writes into the artifact of a document: of the document as it prints it, arguments always on one line. */
export function documentHash(definition: DefinitionNode): string {
  const printed = print(definition).replaceAll(
    /\(\n([^()]*)\n *\)/g,
    (_, lines: string) => `(${lines.trim().split(/\n */).join(', ')})`,
  );
  return createHash('md5').update(printed).digest('hex');
}
