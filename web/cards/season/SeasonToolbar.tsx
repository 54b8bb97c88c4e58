import { IconPlus, IconRefresh } from '@tabler/icons-react';
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { SeasonToolbar_plan$key } from '../../__generated__/SeasonToolbar_plan.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { styled } from '../../ui/theme.ts';
import { Text } from '../../ui/Text.tsx';
import { ADD_RACE_ID, useSeasonActions } from './SeasonActions.tsx';

const MIN_RACES = 2;

const Bar = styled('div', {
  display: 'grid',
  gap: '$2',
  justifyItems: 'start',
  '@medium': { justifyItems: 'end' },
});
const Buttons = styled('div', { display: 'flex', flexWrap: 'wrap', gap: '$3' });

/** Plan anew, add a race; and why planning anew is not possible yet. */
export function SeasonToolbar({ plan }: { plan: SeasonToolbar_plan$key }) {
  const { races, needsRegeneration, replan } = useFragment(
    graphql`
      fragment SeasonToolbar_plan on SeasonPlan {
        needsRegeneration {
          reasons
        }
        replan {
          previewId
        }
        races {
          id
        }
      }
    `,
    plan,
  );
  const actions = useSeasonActions();
  const reason = useId();
  if (!actions) return null;
  const tooFew = races.length < MIN_RACES;
  // where a new plan is offered, its own button leads
  const leads = needsRegeneration != null && replan == null && !tooFew;
  return (
    <Bar>
      <Buttons>
        <Button
          tone={leads ? 'primary' : 'secondary'}
          icon={<IconRefresh size={18} aria-hidden />}
          disabled={tooFew || actions.isAnalyzing}
          aria-busy={actions.isAnalyzing || undefined}
          aria-describedby={tooFew ? reason : undefined}
          onClick={() => actions.regenerate()}
        >
          {actions.isAnalyzing ? 'Analyzing...' : 'Regenerate Plan'}
        </Button>
        <Button
          id={ADD_RACE_ID}
          tone={leads || replan ? 'secondary' : 'primary'}
          icon={<IconPlus size={18} aria-hidden />}
          onClick={actions.addRace}
        >
          Add Race
        </Button>
      </Buttons>
      {tooFew && (
        <Text id={reason} size={2} tone="subtle">
          The plan can be regenerated once it has {MIN_RACES} races.
        </Text>
      )}
    </Bar>
  );
}
