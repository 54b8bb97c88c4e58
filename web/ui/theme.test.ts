import { readFileSync } from 'node:fs';
import { darkTheme, theme } from './theme.ts';

type ColorName = keyof typeof theme.colors;

/** Relative luminance of '#rrggbb' (WCAG 2.2). */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const LIGHT = theme.colors;
const DARK = darkTheme.colors;
const TEXTS: ColorName[] = [
  'text',
  'textMuted',
  'textSubtle',
  'accent',
  'danger',
  'warning',
  'success',
  'info',
  'fitness',
  'fatigue',
  'form',
];
const GROUNDS: ColorName[] = ['canvas', 'surface', 'raised', 'sunken', 'hover'];
const GRAPHICS: ColorName[] = [
  'control',
  'focus',
  'easy',
  'moderate',
  'hard',
  'max',
  'phaseBase',
  'phaseBuild',
  'phaseRaceSpecific',
  'phasePeak',
  'phaseTaper',
  'phaseRace',
  'phaseRecovery',
  'success',
  'danger',
];
// edges and signs of cards that are over, on those cards
const ON_CARDS: [ColorName, ColorName][] = [
  ...(['success', 'moderate', 'hard', 'textSubtle'] as const).flatMap((mark): [ColorName, ColorName][] => [
    [mark, 'successSoft'],
    [mark, 'warningSoft'],
  ]),
  ['danger', 'sunken'],
  ['textSubtle', 'sunken'],
];
const PAIRS: [ColorName, ColorName][] = [
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['onAccentSoft', 'accentSoft'],
  ['onNeutralSoft', 'neutralSoft'],
  ['onDangerSoft', 'dangerSoft'],
  ['onWarningSoft', 'warningSoft'],
  ['onSuccessSoft', 'successSoft'],
  ['onInfoSoft', 'infoSoft'],
  ['onEasySoft', 'easySoft'],
  ['onModerateSoft', 'moderateSoft'],
  ['onHardSoft', 'hardSoft'],
  ['onMaxSoft', 'maxSoft'],
];

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
])('%s', (_name, colors) => {
  const between = (one: ColorName, other: ColorName) => contrast(colors[one].value, colors[other].value);

  test.each(TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)))(
    '%s on %s reads at 4.5:1',
    (text, ground) => {
      expect(between(text, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(PAIRS)('%s on %s reads at 4.5:1', (text, ground) => {
    expect(between(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(ON_CARDS)('%s on %s is seen at 3:1', (mark, ground) => {
    expect(between(mark, ground)).toBeGreaterThanOrEqual(3);
  });

  test.each(GRAPHICS.flatMap((mark) => (['canvas', 'surface'] as const).map((ground) => [mark, ground] as const)))(
    '%s on %s is seen at 3:1',
    (mark, ground) => {
      expect(between(mark, ground)).toBeGreaterThanOrEqual(3);
    },
  );
});

test('the page before the app has the colours of the app', () => {
  const page = readFileSync('web/index.html', 'utf8').replace(/\s+/g, ' ');
  expect(page).toContain(`html { background: ${LIGHT.canvas.value}; color: ${LIGHT.textMuted.value}; }`);
  expect(page).toContain(`html.dark { background: ${DARK.canvas.value}; color: ${DARK.textMuted.value}; }`);
  const brand = ({ accent, onAccent, text }: typeof LIGHT | typeof DARK) =>
    `--accent: ${accent.value}; --on-accent: ${onAccent.value}; --text: ${text.value};`;
  expect(page).toContain(`html { ${brand(LIGHT)} }`);
  expect(page).toContain(`html.dark { ${brand(DARK)} }`);
});
