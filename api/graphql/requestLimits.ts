import { complexityFromQuery } from '@pothos/plugin-complexity';
import {
  type DocumentNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type ParseOptions,
  parse,
  type Source,
  specifiedRules,
  validate,
  type ValidationRule,
} from 'graphql';
import { BODIES } from '../admission/budgets.ts';
import { MAX_OF_BATCH } from './body.ts';
import { createIntrospectionCost } from './introspection.ts';
import { schema } from './schema.ts';

/** Bounds on one request; depth, aliases, batch and body are the contract's. */
export const LIMITS = {
  /** The largest operation of the web client has some 310; more than 2,000 could nest deeper than the stack. */
  tokens: 2000,
  depth: 12,
  aliases: 30,
  directives: 50,
  cost: 30_000,
  batch: MAX_OF_BATCH,
  bodyBytes: BODIES.graphql,
} as const;

function tooComplex(message: string, code = 'QUERY_TOO_COMPLEX'): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status: 400 } } });
}

/** Parses a document of bounded size: the parser stops counting before it can be exhausted. */
export function parseBounded(source: string | Source, options?: ParseOptions): DocumentNode {
  try {
    return parse(source, { ...options, maxTokens: LIMITS.tokens });
  } catch (error) {
    if (error instanceof GraphQLError && /more that \d+ tokens/.test(error.message)) {
      throw tooComplex(`The document is over the limit of ${LIMITS.tokens} tokens.`);
    }
    // nested so deep that the parser ran out of stack
    if (error instanceof RangeError) throw tooComplex('The document is nested too deep.');
    throw error;
  }
}

/** Refuses documents with more aliases or directives than the limits allow. */
export const aliasRule: ValidationRule = (context) => {
  let aliases = 0;
  let directives = 0;
  return {
    Field: ({ alias }) => void (aliases += alias ? 1 : 0),
    Directive: () => void (directives += 1),
    Document: {
      leave: () => {
        if (aliases > LIMITS.aliases)
          context.reportError(tooComplex(`${aliases} aliases are over the limit of ${LIMITS.aliases}.`));
        if (directives > LIMITS.directives)
          context.reportError(tooComplex(`${directives} directives are over the limit of ${LIMITS.directives}.`));
      },
    },
  };
};

/** More do not help whoever wrote the document, and each costs a search for what was meant. */
const MAX_ERRORS = 5;

/** What is wrong with a document. Whether fields can be merged takes the square of their number, so they are counted first. */
export function validateBounded(document: DocumentNode): readonly GraphQLError[] {
  const tooMany = validate(schema, document, [aliasRule]);
  return tooMany.length > 0 ? tooMany : validate(schema, document, specifiedRules, { maxErrors: MAX_ERRORS });
}

interface Operation {
  document: DocumentNode;
  operationName?: string | null | undefined;
  variableValues?: Readonly<Record<string, unknown>> | null | undefined;
}

/** What an operation costs, and why it may not run. */
export interface Weighed {
  /** Null: it cannot be told, and executing it says why. */
  requested: number | null;
  /** Null: it may run. */
  problem: GraphQLError | null;
  /** Does it ask of the schema's own description, and so keep the process busy? */
  isIntrospection: boolean;
}

const introspectionCost = createIntrospectionCost(schema);

/** Of documents whose one operation takes no variables: their cost never changes, and a parsed document is kept. */
const judged = new WeakMap<DocumentNode, Weighed>();

/** Depends on the operation's variables, so it is asked before each execution. */
export function weigh(operation: Operation): Weighed {
  const { document } = operation;
  const known = judged.get(document);
  if (known !== undefined) return known;
  const weighed = weighedAnew(operation);
  if (isAlwaysTheSame(operation)) judged.set(document, weighed);
  return weighed;
}

/** Why an operation may not run; null: it may. */
export const costProblem = (operation: Operation): GraphQLError | null => weigh(operation).problem;

function isAlwaysTheSame({ document, operationName }: Operation): boolean {
  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const [only] = operations as OperationDefinitionNode[];
  // under another name nothing runs and nothing was weighed
  const runs = !operationName || only?.name?.value === operationName;
  return operations.length === 1 && runs && !only!.variableDefinitions?.length;
}

function weighedAnew({ document, operationName, variableValues }: Operation): Weighed {
  const definitions = document.definitions.filter(
    (definition) =>
      definition.kind !== Kind.OPERATION_DEFINITION || !operationName || definition.name?.value === operationName,
  );
  const operation = { ...document, definitions };
  const described = introspectionCost(operation);
  const cost = measured(operation, variableValues, described);
  return { requested: cost && cost.complexity, problem: cost && problemOf(cost), isIntrospection: described > 0 };
}

function problemOf({ depth, complexity }: { depth: number; complexity: number }): GraphQLError | null {
  if (depth > LIMITS.depth)
    return tooComplex(`Query depth ${depth} is over the limit of ${LIMITS.depth}.`, 'QUERY_TOO_DEEP');
  if (complexity > LIMITS.cost) return tooComplex(`Query cost ${complexity} is over the limit of ${LIMITS.cost}.`);
  return null;
}

function measured(document: DocumentNode, variables: Operation['variableValues'], described: number) {
  try {
    const { depth, complexity } = complexityFromQuery(document, { schema, variables: { ...variables } });
    // what a list of a size between two costs is told whole
    return { depth, complexity: Math.ceil(complexity + described) };
  } catch (error) {
    // wrong variables or no such operation: executing it says so in the standard's words
    if (error instanceof GraphQLError || error instanceof Error) return null;
    throw error;
  }
}
