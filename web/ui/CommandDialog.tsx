import { IconSearch } from '@tabler/icons-react';
import { Command } from 'cmdk';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useBackToOpener } from './Dialog.tsx';
import { useOpenDialog } from './openDialogs.ts';
import { keyframes, styled } from './theme.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });
const fadeIn = keyframes({ from: { opacity: 0 } });

const Scrim = styled(Radix.Overlay, {
  position: 'fixed',
  inset: 0,
  zIndex: '$overlay',
  backgroundColor: '$scrim',
  animation: `${fadeIn} 120ms ease-out`,
});
const Panel = styled(Radix.Content, {
  position: 'fixed',
  zIndex: '$overlay',
  top: '$3',
  left: '50%',
  translate: '-50% 0',
  width: 'calc(100vw - 1.5rem)',
  maxWidth: '36rem',
  overflow: 'hidden',
  backgroundColor: '$raised',
  border: '1px solid $colors$line',
  borderRadius: '$large',
  boxShadow: '$large',
  outline: 'none',
  animation: `${appear} 140ms cubic-bezier(0.2, 0, 0, 1)`,
  '@small': { top: '12vh' },
});
const Search = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  paddingX: '$4',
  borderBottom: '1px solid $colors$line',
  color: '$textSubtle',
});
const Field = styled(Command.Input, {
  flexGrow: 1,
  minWidth: 0,
  height: '3.25rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: '$text',
  // below 16 px iOS zooms into the field
  fontSize: '$4',
  outline: 'none',
  '&::placeholder': { color: '$textSubtle', opacity: 1 },
});
const List = styled(Command.List, {
  maxHeight: 'min(26rem, 70vh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '$2',
  scrollPaddingBlock: '$2',
});
const Group = styled(Command.Group, {
  '& [cmdk-group-heading]': { padding: '$2 $3 $1', fontSize: '$1', fontWeight: '$semibold', color: '$textSubtle' },
});
const Row = styled(Command.Item, {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minHeight: '2.5rem',
  padding: '$1 $3',
  borderRadius: '$medium',
  fontSize: '$3',
  lineHeight: '$snug',
  color: '$text',
  cursor: 'pointer',
  userSelect: 'none',
  '@touch': { minHeight: '$touch' },
  '& > svg': { color: '$textSubtle' },
  '&[data-selected=true]': {
    backgroundColor: '$accentSoft',
    color: '$onAccentSoft',
    '@forced': { outline: '2px solid Highlight' },
  },
  '&[data-selected=true] > svg': { color: '$onAccentSoft' },
});
const Words = styled('span', { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
const Note = styled('span', {
  marginLeft: 'auto',
  flexShrink: 0,
  fontSize: '$2',
  color: '$textMuted',
  whiteSpace: 'nowrap',
});
const None = styled(Command.Empty, { padding: '$8 $4', textAlign: 'center', fontSize: '$3', color: '$textMuted' });

interface CommandDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the dialog and its field. */
  title: string;
  placeholder: string;
  /** Says that nothing was found. */
  empty: string;
  /** How well an entry fits what was typed, 0 not at all; `words` are those of the entry. */
  rank: (typed: string, words: readonly string[]) => number;
  children: ReactNode;
}

/** A field over the page, and below it what can be chosen by the words typed. Escape and the scrim close it. */
export function CommandDialog({ open, onOpenChange, title, placeholder, empty, rank, children }: CommandDialogProps) {
  const backToOpener = useBackToOpener();
  useOpenDialog(open, onOpenChange);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Scrim />
        <Panel aria-describedby={undefined} {...backToOpener}>
          <VisuallyHidden as={Radix.Title}>{title}</VisuallyHidden>
          <Command label={title} loop filter={(_value, typed, words) => rank(typed, words ?? [])}>
            <Search>
              <IconSearch size={18} aria-hidden />
              <Field placeholder={placeholder} />
            </Search>
            <List label={title}>
              <None>
                <span role="status">{empty}</span>
              </None>
              {children}
            </List>
          </Command>
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Entries that belong together. */
export function CommandGroup({ title, children }: { title: string; children: ReactNode }) {
  return <Group heading={title}>{children}</Group>;
}

interface CommandItemProps {
  /** No other entry of the dialog has it. */
  id: string;
  label: string;
  icon?: ReactNode;
  /** To the right: a date, the keys that do the same. */
  note?: ReactNode;
  /** Found by these too. */
  words?: readonly string[];
  onChoose: () => void;
}

export function CommandItem({ id, label, icon, note, words = [], onChoose }: CommandItemProps) {
  return (
    <Row value={id} keywords={[label, ...words]} onSelect={onChoose}>
      {icon}
      <Words>{label}</Words>
      {note && <Note>{note}</Note>}
    </Row>
  );
}
