import pg from 'pg';

/** One statement as the driver was given it. */
export interface Statement {
  text: string;
  values: readonly unknown[];
}

/** Statements that the database is asked while `act` runs, those that begin and end transactions included. */
export async function statementsOf(act: () => Promise<unknown>): Promise<Statement[]> {
  const asked = jest.spyOn(pg.Client.prototype, 'query');
  try {
    await act();
    return (asked.mock.calls as unknown[][]).map(([query, values]) => {
      const { text, values: own } =
        typeof query === 'string' ? { text: query, values } : (query as { text: string; values?: unknown });
      return { text, values: (own ?? []) as unknown[] };
    });
  } finally {
    asked.mockRestore();
  }
}

export interface Plan {
  /** Indexes that it reads. */
  indexes: string[];
  /** Tables that it reads from end to end. */
  scanned: string[];
}

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Node[];
}

/** How the database would answer the statement with the rows that there are. */
export async function planOf(url: string, { text, values }: Statement): Promise<Plan> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(`EXPLAIN (FORMAT JSON) ${text}`, [...values]);
    const nodes: Node[] = [rows[0]['QUERY PLAN'][0].Plan];
    for (const { Plans = [] } of nodes) nodes.push(...Plans);
    const named = (kind: RegExp, name: 'Index Name' | 'Relation Name') =>
      [...new Set(nodes.filter((node) => kind.test(node['Node Type'])).flatMap((node) => node[name] ?? []))].sort();
    return { indexes: named(/Index/, 'Index Name'), scanned: named(/^Seq Scan$/, 'Relation Name') };
  } finally {
    await client.end();
  }
}
