import { eraseAccount, type Receipt } from '../domain/accountData/eraseAccount.ts';
import { InvalidInput } from '../domain/kernel/errors.ts';
import { builder, viewerOf } from './builder.ts';

interface Count {
  table: string;
  rows: number;
}

const ErasedRows = builder.objectRef<Count>('ErasedRows').implement({
  description: 'How many rows of one table.',
  fields: (t) => ({
    table: t.exposeString('table', { description: 'Name of the table.' }),
    rows: t.exposeInt('rows', { description: 'Number of its rows.' }),
  }),
});

const countsOf = (counts: Readonly<Record<string, number>>): Count[] =>
  Object.entries(counts).map(([table, rows]) => ({ table, rows }));

const DeleteAccountInput = builder.inputType('DeleteAccountInput', {
  description: 'Shows that you mean it.',
  fields: (t) => ({
    password: t.string({ required: false, description: 'Your password, of an account that has one.' }),
    email: t.string({ required: false, description: 'Your email address, of an account that signs in elsewhere.' }),
  }),
});

const DeleteAccountPayload = builder.objectRef<Receipt>('DeleteAccountPayload').implement({
  description: 'The account is erased.',
  fields: (t) => ({
    erasedAt: t.expose('erasedAt', { type: 'DateTime', description: 'When.' }),
    rows: t.field({
      type: [ErasedRows],
      description: 'What was erased, by table.',
      resolve: ({ rows }) => countsOf(rows),
    }),
    cleaned: t.field({
      type: [ErasedRows],
      description: 'Rows of other people from which you were taken out, by table.',
      resolve: ({ cleaned }) => countsOf(cleaned),
    }),
  }),
});

builder.mutationField('deleteAccount', (t) =>
  t.field({
    type: DeleteAccountPayload,
    description:
      'Erases your account with all that is kept of it, at once and for good; asked from a signed-in browser alone.',
    authScopes: { signedIn: true },
    errors: {
      types: [InvalidInput],
      directResult: true,
      union: { name: 'DeleteAccountResult', description: 'What is no more, or why it still is.' },
    },
    args: { input: t.arg({ type: DeleteAccountInput, description: 'What shows that you mean it.' }) },
    resolve: (_root, { input }, context) => eraseAccount(context.deps, viewerOf(context), input),
  }),
);
