import { IconMoon, IconSun } from '@tabler/icons-react';
import { RadioCards } from '../../ui/choices.tsx';
import { FieldGroup } from '../../ui/Field.tsx';
import { useTheme } from '../../ui/themePreference.ts';
import { SettingsCard } from './SettingsCard.tsx';

const THEMES = [
  { value: 'light', label: 'Light', icon: <IconSun size={20} aria-hidden /> },
  { value: 'dark', label: 'Dark', icon: <IconMoon size={20} aria-hidden /> },
] as const;

/** Light or dark, in this browser. */
export function AppearanceCard() {
  const [theme, setTheme] = useTheme();
  return (
    <SettingsCard place="appearance">
      <FieldGroup label="Theme" hint="For this browser.">
        <RadioCards name="theme" options={THEMES} value={theme} onChange={setTheme} />
      </FieldGroup>
    </SettingsCard>
  );
}
