import { chakra } from '@chakra-ui/react'
import type { ReactNode, Ref } from 'react'
import { CheckIcon } from './icons.tsx'

/** What the last action did. */
export interface ActionOutcome {
  text: string
  /** When, such as `18:55`; left out after a post without JavaScript. */
  time?: string
}

interface OutcomeNoteProps {
  outcome: ActionOutcome | undefined
  /** A button after the words, such as Undo. */
  action?: ReactNode
  /** Of the note, which takes the focus from a button that goes. */
  ref?: Ref<HTMLDivElement>
}

/** The outcome of the last action beside its button: "Saved 18:55". It stays until the next action. */
export const OutcomeNote = ({ outcome, action, ref }: OutcomeNoteProps) => (
  <chakra.div ref={ref} tabIndex={-1} css={styles.root} data-shown={outcome && ''}>
    {/* A live region is in the page before its words; otherwise screen readers do not announce them. */}
    <chakra.p role="status" css={styles.text}>
      {outcome && (
        <>
          <CheckIcon />
          <span>
            {outcome.text} {outcome.time && <time>{outcome.time}</time>}
          </span>
        </>
      )}
    </chakra.p>
    {outcome && action}
  </chakra.div>
)

const styles = {
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    '&:not([data-shown])': { position: 'absolute' },
  },
  text: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    textStyle: 'small',
    overflowWrap: 'anywhere',
    '& svg': { flexShrink: '0', width: '4', height: '4', color: 'fg.link' },
    '& time': { whiteSpace: 'nowrap' },
  },
} as const
