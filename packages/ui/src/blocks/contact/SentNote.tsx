import { chakra } from '@chakra-ui/react'
import { CheckIcon } from '#primitives/icons.tsx'

export interface SentNoteProps {
  /** That it has been sent, and what happens next; without them the note is silent. */
  words?: { heading: string; text: string } | undefined
}

/** A message has been sent: the note stays where the reader looks, until the next one. */
export function SentNote({ words }: SentNoteProps) {
  return (
    // There before its words, or they would not be read out; without them it takes no room between the fields.
    <chakra.div role="status" css={{ '&:empty': { position: 'absolute' } }}>
      {words && (
        <chakra.div
          display="grid"
          gridTemplateColumns="auto minmax(0, 1fr)"
          columnGap="3"
          padding="4"
          borderRadius="control"
          backgroundColor="bg.quiet"
        >
          <CheckIcon color="fg.link" marginTop="0.5" />
          <div>
            <chakra.p textStyle="label">{words.heading}</chakra.p>
            <chakra.p textStyle="small" color="fg.muted" marginTop="1">
              {words.text}
            </chakra.p>
          </div>
        </chakra.div>
      )}
    </chakra.div>
  )
}
