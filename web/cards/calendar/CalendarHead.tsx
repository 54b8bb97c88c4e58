import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';

const Head = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '$2' });

interface CalendarHeadProps {
  /** By which the section that it heads is named. */
  id: string;
  title: string;
  /** 'month': what lies before and after it is named by. */
  span: string;
  onStep: (by: 1 | -1) => void;
  /** Left out: today is shown. */
  onToday?: (() => void) | undefined;
}

/** Which month or year is shown, with the ways to those around it. */
export function CalendarHead({ id, title, span, onStep, onToday }: CalendarHeadProps) {
  return (
    <Head>
      <Heading size={5} id={id} aria-live="polite">
        {title}
      </Heading>
      <IconButton size="small" label={`Earlier ${span}`} onClick={() => onStep(-1)}>
        <IconChevronLeft size={18} aria-hidden />
      </IconButton>
      <IconButton size="small" label={`Later ${span}`} onClick={() => onStep(1)}>
        <IconChevronRight size={18} aria-hidden />
      </IconButton>
      {onToday && (
        <Button size="small" onClick={onToday}>
          Today
        </Button>
      )}
    </Head>
  );
}
