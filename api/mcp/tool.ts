import { z } from 'zod';

/** What an agent may ask: one operation of the GraphQL API, with its rights, its limits and its words. */
export interface Tool {
  /** As agents call it. */
  name: string;
  title: string;
  /** For the model that chooses it. */
  description: string;
  /** Fields of its arguments. */
  input: z.ZodRawShape;
  /** The operation; its variables are the arguments, but for `apply`. */
  document: string;
  /**
   * reads: changes nothing. proposes: keeps a proposal, and changes nothing either. writes: changes something once it is told to apply.
   */
  does: 'reads' | 'proposes' | 'writes';
  /** Of the operation's data, what is answered; null: there is no such thing for this viewer. */
  answer(data: Data, given: Record<string, unknown>): unknown;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Data = any;

export const day = (what: string) => z.iso.date().describe(`${what}, as yyyy-mm-dd.`);
export const id = (what: string) => z.string().min(1).max(200).describe(what);

const ATHLETE_ID = {
  athleteId: id('An athlete whom you coach, by the id that `athletes` answers; left out: yourself.').optional(),
};

/** A tool that reads one athlete, the viewer themselves or one whom they coach. */
export function athleteTool({
  fields,
  args = {},
  ...tool
}: Omit<Tool, 'document' | 'does' | 'input'> & {
  /** Of the athlete. */
  fields: string;
  /** Further arguments, each with its type in GraphQL; without one, `answer` alone looks at it. */
  args?: Readonly<Record<string, readonly [field: z.ZodType, type?: string]>>;
}): Tool {
  const declared = Object.entries(args).map(([name, [, type]]) => (type ? `, $${name}: ${type}` : ''));
  return {
    ...tool,
    does: 'reads',
    input: { ...ATHLETE_ID, ...Object.fromEntries(Object.entries(args).map(([name, [field]]) => [name, field])) },
    document: `query ($athleteId: ID! = "", $isOwn: Boolean!${declared.join('')}) {
      viewer @include(if: $isOwn) { athlete { ...Shown } }
      athlete(id: $athleteId) @skip(if: $isOwn) { ...Shown }
    }
    fragment Shown on Athlete { ${fields} }`,
    answer: (data, given) => {
      const athlete: unknown = data.viewer?.athlete ?? data.athlete ?? null;
      return athlete && tool.answer(athlete, given);
    },
  };
}

export const REFUSAL = '... on Refusal { kind message }';

/** A tool that changes something: it says what it would do until it is told to apply it. */
export const writeTool = (tool: Omit<Tool, 'does' | 'answer'>): Tool => ({
  ...tool,
  does: 'writes',
  description: `${tool.description} Nothing is changed without \`apply: true\`, which wants the athlete's own consent.`,
  input: {
    ...tool.input,
    apply: z
      .boolean()
      .default(false)
      .describe('True once the athlete has agreed to exactly this; else it is only told what would be sent.'),
  },
  answer: (data) => Object.values(data as object)[0] as unknown,
});
