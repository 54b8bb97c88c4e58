import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { ProgressBar } from './progress.tsx';
import { Text } from './Text.tsx';
import { styled } from './theme.ts';

const Zone = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '$3',
  padding: '$5',
  border: '1px dashed $colors$control',
  borderRadius: '$large',
  backgroundColor: '$sunken',
  textAlign: 'center',
  transition: 'background-color $transitions$fast, border-color $transitions$fast',
  '@small': { flexDirection: 'row', textAlign: 'left' },
  variants: { over: { true: { borderColor: '$accent', backgroundColor: '$accentSoft' } } },
});
const Words = styled('div', { flexGrow: 1, minWidth: 0, width: '100%' });
const Input = styled('input', { display: 'none' });
/** As high as the line that it stands in for. */
const Progress = styled('div', { display: 'flex', alignItems: 'center', height: '1.3125rem' });

interface FileDropProps {
  /** What the button does: "Upload Activity". */
  label: string;
  /** What may be dropped here. */
  title: string;
  hint: ReactNode;
  /** End of the file names that the picker offers: ".fit". */
  accept: string;
  /** Per cent that has gone out, 0 to 100; null: nothing is under way. */
  progress: number | null;
  onFile?: (file: File) => void;
  /** Takes several at once, in the order in which they were given. */
  onFiles?: (files: readonly File[]) => void;
}

/** Takes a file or several, dropped or picked. Whether it is of the right kind is for the caller to say. */
export function FileDrop({ label, title, hint, accept, progress, onFile, onFiles }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const hintId = useId();
  const isBusy = progress !== null;
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (!file || isBusy) return;
    onFile?.(file);
    onFiles?.([...files!]);
  };
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <Zone over={isOver && !isBusy} onDragOver={onDragOver} onDragLeave={() => setOver(false)} onDrop={onDrop}>
      <Words>
        {/* nothing is dropped by a finger */}
        <Text weight="medium" css={{ '@touch': { display: 'none' } }}>
          {title}
        </Text>
        {isBusy ? (
          <Progress>
            <ProgressBar value={progress} label={label} />
          </Progress>
        ) : (
          <Text id={hintId} tone="muted">
            {hint}
          </Text>
        )}
      </Words>
      <Button
        busy={isBusy}
        icon={<IconUpload size={16} aria-hidden />}
        {...(isBusy ? {} : { 'aria-describedby': hintId })}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <Input
        ref={input}
        type="file"
        accept={accept}
        multiple={onFiles !== undefined}
        data-testid="file"
        tabIndex={-1}
        aria-hidden
        onChange={(event) => {
          take(event.currentTarget.files);
          // the same file may be chosen again
          event.currentTarget.value = '';
        }}
      />
    </Zone>
  );
}
