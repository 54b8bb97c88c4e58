import type { ReactNode } from 'react';
import { useIsPhone } from './phone.ts';
import { focusRing, styled } from './theme.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** What opens below its `summary`. */
export const Disclosure = styled('details', {
  '& summary': {
    ...focusRing,
    cursor: 'pointer',
    borderRadius: '$small',
    '@touch': { minHeight: '$touch', alignContent: 'center' },
  },
});

const Quiet = styled(Disclosure, {
  '& summary': { width: 'fit-content', fontSize: '$2', color: '$accent' },
  '&[open] summary': { marginBottom: '$2' },
});
const Asked = styled(Quiet, { maxWidth: '$prose', fontSize: '$3', color: '$textMuted' });

interface WhatIsThisProps {
  /** Its name, for who hears the question apart from what stands around it. */
  of: string;
  children: ReactNode;
}

/** Definitions: there for who asks, out of the way of who knows. */
export function WhatIsThis({ of, children }: WhatIsThisProps) {
  return (
    <Asked>
      <summary>
        What is this?<VisuallyHidden> {of}</VisuallyHidden>
      </summary>
      {children}
    </Asked>
  );
}

/** What a phone shows to who asks for it, and a wider window at once. */
export function FoldedOnPhone({ summary, children }: { summary: string; children: ReactNode }) {
  if (!useIsPhone()) return <div>{children}</div>;
  return (
    <Quiet>
      <summary>{summary}</summary>
      {children}
    </Quiet>
  );
}

const List = styled('dl', { display: 'grid', gap: '$3', marginTop: '$3' });
const Term = styled('dt', {
  fontWeight: '$semibold',
  color: '$text',
  '& small': { fontWeight: '$regular', fontSize: '$2', color: '$textSubtle' },
});

export interface Definition {
  name: string;
  /** What others call it. */
  short?: string;
  meaning: string;
}

/** Words and what they mean. */
export function Definitions({ of }: { of: readonly Definition[] }) {
  return (
    <List>
      {of.map(({ name, short, meaning }) => (
        <div key={name}>
          <Term>
            {name} {short && <small>also called {short}</small>}
          </Term>
          <dd>{meaning}</dd>
        </div>
      ))}
    </List>
  );
}
