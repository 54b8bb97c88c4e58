import { IconDownload } from '@tabler/icons-react';
import { graphql } from 'react-relay';
import type { DownloadMenuQuery, DownloadMenuQuery$data } from '../__generated__/DownloadMenuQuery.graphql.ts';
import { Button } from '../ui/Button.tsx';
import { Stack } from '../ui/Layout.tsx';
import { Menu, MenuItem } from '../ui/Menu.tsx';
import { Skeleton } from '../ui/progress.tsx';
import { styled } from '../ui/theme.ts';
import { useAsked } from './activities/useAsked.ts';
import type { Known } from '../names.ts';
import { fidelityWord, formatWord } from '../words.ts';

const Choice = styled('span', { display: 'flex', flexGrow: 1, flexDirection: 'column', gap: '$1', paddingY: '$1' });
const Line = styled('span', {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '$4',
  fontWeight: '$medium',
});
const Mark = styled('span', {
  fontSize: '$1',
  fontWeight: '$medium',
  whiteSpace: 'nowrap',
  variants: {
    fidelity: { EXACT: { color: '$success' }, DEGRADED: { color: '$warning' }, UNSUPPORTED: { color: '$textSubtle' } },
  },
});
const Note = styled('span', { fontSize: '$2', lineHeight: '$normal', color: '$textMuted' });

const query = graphql`
  query DownloadMenuQuery($id: ID!) {
    node(id: $id) {
      ... on Workout @alias(as: "workout") {
        files @required(action: THROW) {
          format
          fidelity
          notes
          href
        }
      }
    }
  }
`;

type File = NonNullable<NonNullable<DownloadMenuQuery$data['node']>['workout']>['files'][number];

/** A workout as a file; what each format loses is said before it is chosen. */
export function DownloadMenu({ workoutId }: { workoutId: string }) {
  return (
    <Menu
      align="start"
      label="Download this workout"
      trigger={
        // its icon stands where the words above it begin
        <Button size="small" tone="ghost" css={{ marginLeft: '-$3' }} icon={<IconDownload size={16} aria-hidden />}>
          Download
        </Button>
      }
    >
      <Files workoutId={workoutId} />
    </Menu>
  );
}

function Files({ workoutId }: { workoutId: string }) {
  const { state, data, again } = useAsked<DownloadMenuQuery>(query, { id: workoutId });
  if (state === 'loading') {
    return (
      <MenuItem disabled aria-label="Loading files" aria-busy>
        <Stack gap={3} css={{ width: '17rem' }}>
          <Skeleton css={{ height: '3.5rem' }} />
          <Skeleton css={{ height: '3.5rem' }} />
        </Stack>
      </MenuItem>
    );
  }
  const files = data?.node?.workout?.files;
  if (state === 'failed' || !files) {
    return (
      <MenuItem
        onSelect={(event) => {
          event.preventDefault();
          again();
        }}
      >
        The files could not be loaded. Try again.
      </MenuItem>
    );
  }
  return files.map((file) => <FileItem key={file.format} file={file} />);
}

function FileItem({ file: { format, fidelity, notes, href } }: { file: File }) {
  const known = fidelityWord(fidelity) ? (fidelity as Known<typeof fidelity>) : 'DEGRADED';
  const words = (
    <Choice>
      <Line>
        {formatWord(format) ?? format}
        <Mark fidelity={known}>{fidelityWord(known)}</Mark>
      </Line>
      {notes.map((note) => (
        <Note key={note}>{note}</Note>
      ))}
    </Choice>
  );
  if (!href) return <MenuItem disabled>{words}</MenuItem>;
  return (
    <MenuItem asChild>
      <a href={href} download>
        {words}
      </a>
    </MenuItem>
  );
}
