import { IconAdjustmentsHeart, IconInfoCircle } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Heading } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';

/** Around what came, or would come, of something that was told; it stands beside what was pressed for it. */
export const Frame = styled('section', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$3',
  padding: '$4',
  border: '1px solid $colors$accentLine',
  borderRadius: '$large',
  backgroundColor: '$accentSoft',
  color: '$onAccentSoft',
  outline: 'none',
});
const Head = styled('div', { display: 'flex', alignItems: 'flex-start', gap: '$2', '& h3': { color: 'inherit' } });
const Note = styled('p', { display: 'flex', gap: '$2', fontSize: '$3', '& svg': { marginTop: '0.15em' } });

/** Its first words, which are read out and come into view as they appear. */
export function CameHead({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // the button that asked for it rests, or is gone
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // all of it where there is room, else its beginning
    for (const part of [heading.current?.closest('section'), heading.current])
      part?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <Head>
      <IconAdjustmentsHeart size={20} stroke={1.75} aria-hidden />
      <Heading as="h3" size={4} ref={heading} tabIndex={-1} css={{ outline: 'none', scrollMarginTop: '$20' }}>
        {children}
      </Heading>
    </Head>
  );
}

/** Calm words beside it. */
export function CameNotes({ notes }: { notes: readonly { readonly kind: string; readonly text: string }[] }) {
  return notes.map(({ kind, text }) => (
    <Note key={kind}>
      <IconInfoCircle size={16} aria-hidden />
      {text}
    </Note>
  ));
}
