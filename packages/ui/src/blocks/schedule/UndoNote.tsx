import { chakra } from '@chakra-ui/react'
import { Button } from '#primitives/Button.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { CloseIcon } from '#primitives/icons.tsx'

export interface UndoNoteProps {
  /** What was done; without it there is nothing to see. */
  text?: string | undefined
  /** "Undo", and what it does; left out where nothing can be taken back. */
  undo?: { label: string; onPress: () => void } | undefined
  /** What else can follow, such as the same for a whole series: "Move all". */
  more?: { label: string; onPress: () => void } | undefined
  /** "Close the message". */
  closeLabel: string
  onClose: () => void
}

/**
 * What was done last, with the way to take it back. It stays until the next deed, at the lower edge of the window, so
 * that nothing moves when it comes.
 */
export const UndoNote = ({ text, undo, more, closeLabel, onClose }: UndoNoteProps) => (
  <chakra.div data-tone="dark" css={styles.root} data-shown={text ? true : undefined}>
    {/* There before its words, or they would not be read out. */}
    <chakra.p role="status" css={styles.text}>
      {text}
    </chakra.p>
    {text && <style>{`html { scroll-padding-bottom: ${roomBelow} }`}</style>}
    {text && (
      <chakra.div css={styles.actions}>
        {more && (
          <Button variant="lime" size="sm" minHeight="target" onClick={more.onPress}>
            {more.label}
          </Button>
        )}
        {undo && (
          <Button variant="lime" size="sm" minHeight="target" onClick={undo.onPress}>
            {undo.label}
          </Button>
        )}
        <IconButton label={closeLabel} variant="onDark" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </chakra.div>
    )}
  </chakra.div>
)

/** What takes the focus is not scrolled under the note, which has three lines in a narrow window. */
const roomBelow = '9rem'

const styles = {
  root: {
    position: 'sticky',
    bottom: '4',
    zIndex: 'raised',
    justifySelf: 'center',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: '4',
    width: 'fit-content',
    maxWidth: 'full',
    borderRadius: 'control',
    color: 'fg.onDark',
    '&[data-shown]': {
      paddingBlock: '1.5',
      paddingInlineStart: '5',
      paddingInlineEnd: '2',
      borderWidth: 'hairline',
      borderColor: 'transparent',
      backgroundColor: 'bg.floating',
      boxShadow: 'floating',
    },
    _print: { display: 'none' },
  },
  // The least width counts for the width of the note, a basis would not: a short text would have its buttons under it.
  text: { flex: '1', minWidth: '12rem', textStyle: 'label', overflowWrap: 'anywhere' },
  actions: { display: 'flex', alignItems: 'center', gap: '2' },
} as const
