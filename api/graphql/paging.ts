import { InvalidInput } from '../domain/errors.ts';

interface PageArguments {
  first?: number | null;
  last?: number | null;
}

function assertPageSize(name: string, size: number | null | undefined): void {
  if (typeof size === 'number' && (size < 1 || size > 100))
    throw new InvalidInput([{ path: name, message: `${name} must be from 1 to 100.` }]);
}

/** Query and cost of a connection in one order. Throws InvalidInput for pages below 1 or above 100. */
export function pagesBy<const Order extends object>(orderBy: Order) {
  return {
    query: ({ first, last }: PageArguments) => {
      assertPageSize('first', first);
      assertPageSize('last', last);
      return { orderBy };
    },
    complexity: ({ first, last }: PageArguments) => ({
      field: 1,
      multiplier: Math.min(100, Math.max(1, first ?? last ?? 20)),
    }),
  };
}
