import { chakra } from '@chakra-ui/react'
import { Button } from '#primitives/Button.tsx'
import { RetryIcon } from '#primitives/icons.tsx'

export interface ConnectionNoteProps {
  /** That the server is not heard, how old what is shown is, and what can be done; without it the note is silent. */
  note?:
    | {
        heading: string
        text: string
        retryLabel: string
        onRetry: () => void
        /** The retry is under way. */
        isRetrying: boolean
      }
    | undefined
}

/** Says calmly over a page that what it shows is a copy; screen readers hear it when the ear is free. */
export const ConnectionNote = ({ note }: ConnectionNoteProps) => (
  // There before its words, or they would not be read out; without them it takes no room.
  <chakra.div css={note ? styles.note : styles.silent}>
    <chakra.div role="status" css={styles.texts}>
      {note && (
        <>
          <chakra.p textStyle="label">{note.heading}</chakra.p>
          <chakra.p textStyle="small" color="fg.muted" marginTop="1">
            {note.text}
          </chakra.p>
        </>
      )}
    </chakra.div>
    {note && (
      <Button
        variant="outline"
        size="sm"
        isLoading={note.isRetrying}
        loadingLabel={note.retryLabel}
        onClick={note.onRetry}
      >
        <RetryIcon />
        {note.retryLabel}
      </Button>
    )}
  </chakra.div>
)

const styles = {
  note: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4',
    width: 'full',
    padding: '4',
    borderRadius: 'control',
    backgroundColor: 'bg.quiet',
    _print: { '& button': { display: 'none' } },
  },
  silent: { position: 'absolute' },
  texts: { flex: '1 1 16rem', minWidth: '0' },
} as const
