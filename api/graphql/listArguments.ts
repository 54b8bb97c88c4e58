import { builder } from './builder.ts';
import { ListOrder, Sport } from './enums.ts';

const ORDER = { type: ListOrder, required: false as const, description: 'Left out: the latest first.' };

/** Which part of a list that goes by day. */
export const dayArguments = builder.args((t) => ({
  from: t.field({ type: 'Date', required: false, description: 'First day; left out: from the beginning.' }),
  to: t.field({ type: 'Date', required: false, description: 'Last day; left out: to the end.' }),
  order: t.field(ORDER),
}));

export const sportArguments = builder.args((t) => ({
  sport: t.field({ type: Sport, required: false, description: 'Of this sport alone; left out: of all.' }),
}));

/** Which part of a list that goes by instant. */
export const instantArguments = builder.args((t) => ({
  from: t.field({
    type: 'DateTime',
    required: false,
    description: 'At this time or later; left out: from the beginning.',
  }),
  to: t.field({ type: 'DateTime', required: false, description: 'At this time or earlier; left out: to the end.' }),
  order: t.field(ORDER),
}));
