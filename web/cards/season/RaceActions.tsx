import { IconPencil, IconTrash } from '@tabler/icons-react';
import { IconButton } from '../../ui/Button.tsx';
import { styled } from '../../ui/theme.ts';
import { useSeasonActions } from './SeasonActions.tsx';

const Row = styled('div', { display: 'flex', gap: '$1', marginTop: '-$1', '@media print': { display: 'none' } });

/** Edit and delete, where the season may be changed. */
export function RaceActions({ race: { id, raceName } }: { race: { id: string; raceName: string } }) {
  const actions = useSeasonActions();
  if (!actions) return null;
  return (
    <Row>
      <IconButton size="small" label={`Edit ${raceName}`} onClick={() => actions.editRace(id)}>
        <IconPencil size={18} aria-hidden />
      </IconButton>
      <IconButton size="small" tone="danger" label={`Delete ${raceName}`} onClick={() => actions.deleteRace(id)}>
        <IconTrash size={18} aria-hidden />
      </IconButton>
    </Row>
  );
}
