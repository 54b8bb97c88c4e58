import { graphql, useFragment } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type { UnitsCard_user$key } from '../../__generated__/UnitsCard_user.graphql.ts';
import { RadioCards } from '../../ui/choices.tsx';
import { FieldGroup } from '../../ui/Field.tsx';
import { Notice } from '../../ui/states.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { useUpdateSettings } from './useUpdateSettings.ts';

const SYSTEMS = [
  { value: 'METRIC', label: 'Metric', note: 'km, min/km' },
  { value: 'IMPERIAL', label: 'Imperial', note: 'miles, min/mile' },
] as const;

const POOLS = [
  { value: 'POOL_25_M', label: '25 m', note: 'min/100 m' },
  { value: 'POOL_50_M', label: '50 m', note: 'min/100 m' },
  { value: 'POOL_25_YD', label: '25 yd', note: 'min/100 yd' },
] as const;

/** What was read of the server is told in the units of before: every screen asks it anew. */
const ALL_ANEW = { updater: (store: RecordSourceSelectorProxy) => store.invalidateStore() };

/** How distances and paces are shown; with the account, so that it holds on every machine. */
export function UnitsCard({ user: key, onSaved }: { user: UnitsCard_user$key; onSaved: () => void }) {
  const { units, poolLength } = useFragment(
    graphql`
      fragment UnitsCard_user on User {
        units
        poolLength
      }
    `,
    key,
  );
  const [update, , refusal] = useUpdateSettings(onSaved);
  return (
    <SettingsCard place="units" description="For what you read and type. Your training is kept the same either way.">
      <FieldGroup label="Running and riding">
        <RadioCards
          name="units"
          options={SYSTEMS}
          value={SYSTEMS.find(({ value }) => value === units)?.value ?? 'METRIC'}
          onChange={(chosen) => update({ units: chosen }, ALL_ANEW)}
        />
      </FieldGroup>
      <FieldGroup label="Your pool" hint="Swims are shown in whole lengths of it.">
        <RadioCards
          name="poolLength"
          options={POOLS}
          columns={3}
          value={POOLS.find(({ value }) => value === poolLength)?.value ?? 'POOL_25_M'}
          onChange={(chosen) => update({ poolLength: chosen }, ALL_ANEW)}
        />
      </FieldGroup>
      {refusal && (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
    </SettingsCard>
  );
}
